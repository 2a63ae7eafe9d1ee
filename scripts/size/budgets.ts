import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2862, css: 1000, tests: 874 },
  components: { code: 13318, css: 8667, tests: 3299 },
  content: { code: 4622, css: 0, tests: 5307 },
  forms: { code: 4153, css: 0, tests: 4823 },
  lib: { code: 5956, css: 0, tests: 4946 },
  local: { code: 2134, css: 2078, tests: 904 },
  'packages/lake': { code: 14088, css: 0, tests: 10053 },
  pictures: { code: 851, css: 0, tests: 505 },
  root: { code: 335, css: 0, tests: 0 },
  schemas: { code: 5339, css: 0, tests: 1337 },
  scripts: { code: 3926, css: 0, tests: 1669 },
  seed: { code: 1808, css: 0, tests: 525 },
  server: { code: 2779, css: 0, tests: 2822 },
  studio: { code: 15750, css: 333, tests: 3524 },
  tests: { code: 0, css: 0, tests: 41504 },
}
