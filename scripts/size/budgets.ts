import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2891, css: 976, tests: 883 },
  components: { code: 13343, css: 7405, tests: 3277 },
  content: { code: 4621, css: 0, tests: 4612 },
  forms: { code: 4145, css: 0, tests: 4712 },
  lib: { code: 6018, css: 0, tests: 4439 },
  local: { code: 1917, css: 795, tests: 865 },
  'packages/lake': { code: 14109, css: 0, tests: 9276 },
  pictures: { code: 851, css: 0, tests: 505 },
  root: { code: 334, css: 0, tests: 0 },
  schemas: { code: 5325, css: 0, tests: 1258 },
  scripts: { code: 3811, css: 0, tests: 1565 },
  seed: { code: 1667, css: 0, tests: 430 },
  server: { code: 2666, css: 0, tests: 2801 },
  studio: { code: 11727, css: 257, tests: 3062 },
  tests: { code: 0, css: 0, tests: 34628 },
}
