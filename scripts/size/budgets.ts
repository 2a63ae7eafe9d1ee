import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2914, css: 972, tests: 866 },
  components: { code: 13319, css: 8667, tests: 3549 },
  content: { code: 4622, css: 0, tests: 5346 },
  forms: { code: 4813, css: 0, tests: 4826 },
  lib: { code: 5846, css: 0, tests: 4879 },
  local: { code: 2138, css: 2079, tests: 880 },
  'packages/lake': { code: 14107, css: 0, tests: 10200 },
  pictures: { code: 875, css: 0, tests: 505 },
  root: { code: 336, css: 0, tests: 0 },
  schemas: { code: 5323, css: 0, tests: 1336 },
  scripts: { code: 4162, css: 0, tests: 1669 },
  seed: { code: 1805, css: 0, tests: 525 },
  server: { code: 2901, css: 0, tests: 3130 },
  studio: { code: 15760, css: 332, tests: 3524 },
  tests: { code: 0, css: 0, tests: 49257 },
}
