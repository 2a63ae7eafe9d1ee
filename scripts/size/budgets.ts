import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2900, css: 974, tests: 900 },
  components: { code: 13247, css: 7251, tests: 3259 },
  content: { code: 4575, css: 0, tests: 5090 },
  forms: { code: 4145, css: 0, tests: 4716 },
  lib: { code: 5983, css: 0, tests: 4883 },
  local: { code: 2136, css: 795, tests: 870 },
  'packages/lake': { code: 14088, css: 0, tests: 9500 },
  pictures: { code: 851, css: 0, tests: 505 },
  root: { code: 334, css: 0, tests: 0 },
  schemas: { code: 5283, css: 0, tests: 1287 },
  scripts: { code: 3887, css: 0, tests: 1669 },
  seed: { code: 1802, css: 0, tests: 430 },
  server: { code: 2666, css: 0, tests: 2820 },
  studio: { code: 12254, css: 257, tests: 3084 },
  tests: { code: 0, css: 0, tests: 36122 },
}
