import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2889, css: 1000, tests: 883 },
  components: { code: 13389, css: 6278, tests: 3292 },
  content: { code: 4447, css: 0, tests: 4310 },
  forms: { code: 4112, css: 0, tests: 4691 },
  lib: { code: 5873, css: 0, tests: 4427 },
  local: { code: 1918, css: 695, tests: 865 },
  'packages/lake': { code: 14079, css: 0, tests: 9434 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 333, css: 0, tests: 0 },
  schemas: { code: 5451, css: 0, tests: 1072 },
  scripts: { code: 3370, css: 0, tests: 1277 },
  seed: { code: 1630, css: 0, tests: 430 },
  server: { code: 2514, css: 0, tests: 2709 },
  studio: { code: 11436, css: 250, tests: 2906 },
  tests: { code: 0, css: 0, tests: 31223 },
}
