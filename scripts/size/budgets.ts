import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2554, css: 797, tests: 879 },
  components: { code: 10778, css: 5372, tests: 2773 },
  content: { code: 4224, css: 0, tests: 3888 },
  forms: { code: 3771, css: 0, tests: 4187 },
  lib: { code: 5446, css: 0, tests: 4062 },
  local: { code: 1328, css: 196, tests: 674 },
  'packages/lake': { code: 12498, css: 0, tests: 8623 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 325, css: 0, tests: 0 },
  schemas: { code: 3997, css: 0, tests: 1037 },
  scripts: { code: 3300, css: 0, tests: 1165 },
  seed: { code: 1358, css: 0, tests: 430 },
  server: { code: 2168, css: 0, tests: 2434 },
  studio: { code: 8900, css: 250, tests: 2592 },
  tests: { code: 0, css: 0, tests: 29043 },
}
