import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2691, css: 999, tests: 879 },
  components: { code: 13283, css: 5678, tests: 3284 },
  content: { code: 4301, css: 0, tests: 4309 },
  forms: { code: 4088, css: 0, tests: 4456 },
  lib: { code: 5733, css: 0, tests: 4409 },
  local: { code: 1560, css: 196, tests: 845 },
  'packages/lake': { code: 13332, css: 0, tests: 9024 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 333, css: 0, tests: 0 },
  schemas: { code: 5284, css: 0, tests: 1072 },
  scripts: { code: 3354, css: 0, tests: 1277 },
  seed: { code: 1357, css: 0, tests: 430 },
  server: { code: 2466, css: 0, tests: 2692 },
  studio: { code: 11091, css: 250, tests: 2903 },
  tests: { code: 0, css: 0, tests: 30321 },
}
