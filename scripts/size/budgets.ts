import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2595, css: 799, tests: 915 },
  components: { code: 10503, css: 5380, tests: 2695 },
  content: { code: 3683, css: 0, tests: 3679 },
  forms: { code: 3663, css: 0, tests: 3942 },
  lib: { code: 4813, css: 0, tests: 3443 },
  local: { code: 1308, css: 196, tests: 634 },
  'packages/lake': { code: 12498, css: 0, tests: 7986 },
  pictures: { code: 874, css: 0, tests: 508 },
  root: { code: 329, css: 0, tests: 0 },
  schemas: { code: 3991, css: 0, tests: 1033 },
  scripts: { code: 3293, css: 0, tests: 1200 },
  seed: { code: 1358, css: 0, tests: 410 },
  server: { code: 2136, css: 0, tests: 2193 },
  studio: { code: 9317, css: 258, tests: 2934 },
  tests: { code: 0, css: 0, tests: 28314 },
}
