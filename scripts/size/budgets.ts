import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2522, css: 794, tests: 835 },
  components: { code: 10500, css: 5372, tests: 2687 },
  content: { code: 3801, css: 0, tests: 3696 },
  forms: { code: 3716, css: 0, tests: 3943 },
  lib: { code: 5058, css: 0, tests: 3713 },
  local: { code: 1327, css: 196, tests: 640 },
  'packages/lake': { code: 12498, css: 0, tests: 7986 },
  pictures: { code: 865, css: 0, tests: 502 },
  root: { code: 325, css: 0, tests: 0 },
  schemas: { code: 3992, css: 0, tests: 1032 },
  scripts: { code: 3328, css: 0, tests: 1200 },
  seed: { code: 1358, css: 0, tests: 410 },
  server: { code: 2136, css: 0, tests: 2193 },
  studio: { code: 9069, css: 258, tests: 2737 },
  tests: { code: 0, css: 0, tests: 28294 },
}
