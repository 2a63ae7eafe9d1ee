import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2594, css: 799, tests: 915 },
  components: { code: 10500, css: 5386, tests: 2694 },
  content: { code: 3592, css: 0, tests: 3678 },
  forms: { code: 3600, css: 0, tests: 3940 },
  lib: { code: 4755, css: 0, tests: 3445 },
  local: { code: 1264, css: 196, tests: 612 },
  'packages/lake': { code: 12498, css: 0, tests: 7986 },
  pictures: { code: 874, css: 0, tests: 508 },
  root: { code: 329, css: 0, tests: 0 },
  schemas: { code: 3991, css: 0, tests: 1033 },
  scripts: { code: 3258, css: 0, tests: 1200 },
  seed: { code: 1358, css: 0, tests: 410 },
  server: { code: 2103, css: 0, tests: 2194 },
  studio: { code: 9317, css: 258, tests: 2934 },
  tests: { code: 0, css: 0, tests: 28315 },
}
