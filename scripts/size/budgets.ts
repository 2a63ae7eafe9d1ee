import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2684, css: 862, tests: 879 },
  components: { code: 12284, css: 5383, tests: 2903 },
  content: { code: 4285, css: 0, tests: 4300 },
  forms: { code: 3991, css: 0, tests: 4436 },
  lib: { code: 5548, css: 0, tests: 4191 },
  local: { code: 1501, css: 196, tests: 778 },
  'packages/lake': { code: 13178, css: 0, tests: 8706 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 325, css: 0, tests: 0 },
  schemas: { code: 4633, css: 0, tests: 1072 },
  scripts: { code: 3298, css: 0, tests: 1165 },
  seed: { code: 1356, css: 0, tests: 430 },
  server: { code: 2326, css: 0, tests: 2612 },
  studio: { code: 10210, css: 250, tests: 2710 },
  tests: { code: 0, css: 0, tests: 29306 },
}
