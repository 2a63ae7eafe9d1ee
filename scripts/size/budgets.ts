import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2593, css: 825, tests: 879 },
  components: { code: 11444, css: 5372, tests: 2777 },
  content: { code: 4249, css: 0, tests: 3883 },
  forms: { code: 3850, css: 0, tests: 4382 },
  lib: { code: 5451, css: 0, tests: 4062 },
  local: { code: 1484, css: 196, tests: 739 },
  'packages/lake': { code: 12499, css: 0, tests: 8623 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 325, css: 0, tests: 0 },
  schemas: { code: 4333, css: 0, tests: 1040 },
  scripts: { code: 3297, css: 0, tests: 1165 },
  seed: { code: 1359, css: 0, tests: 430 },
  server: { code: 2190, css: 0, tests: 2559 },
  studio: { code: 9500, css: 250, tests: 2630 },
  tests: { code: 0, css: 0, tests: 28935 },
}
