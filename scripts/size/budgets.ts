import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2522, css: 789, tests: 879 },
  components: { code: 10500, css: 5372, tests: 2738 },
  content: { code: 3980, css: 0, tests: 3883 },
  forms: { code: 3716, css: 0, tests: 3967 },
  lib: { code: 5268, css: 0, tests: 4005 },
  local: { code: 1327, css: 196, tests: 674 },
  'packages/lake': { code: 12498, css: 0, tests: 8623 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 325, css: 0, tests: 0 },
  schemas: { code: 3993, css: 0, tests: 1037 },
  scripts: { code: 3298, css: 0, tests: 1165 },
  seed: { code: 1358, css: 0, tests: 430 },
  server: { code: 2141, css: 0, tests: 2306 },
  studio: { code: 8907, css: 251, tests: 2592 },
  tests: { code: 0, css: 0, tests: 29043 },
}
