import type { Budgets } from './rooms.ts'

/** The lines that each room may have. They only fall: a line is raised together with a record in docs/decisions of what a user gets for it. */
export const BUDGETS: Budgets = {
  app: { code: 2666, css: 853, tests: 879 },
  components: { code: 11856, css: 5372, tests: 2782 },
  content: { code: 4285, css: 0, tests: 3883 },
  forms: { code: 3950, css: 0, tests: 4422 },
  lib: { code: 5502, css: 0, tests: 4064 },
  local: { code: 1491, css: 196, tests: 739 },
  'packages/lake': { code: 12953, css: 0, tests: 8678 },
  pictures: { code: 865, css: 0, tests: 505 },
  root: { code: 325, css: 0, tests: 0 },
  schemas: { code: 4606, css: 0, tests: 1041 },
  scripts: { code: 3297, css: 0, tests: 1165 },
  seed: { code: 1359, css: 0, tests: 430 },
  server: { code: 2296, css: 0, tests: 2589 },
  studio: { code: 9889, css: 250, tests: 2637 },
  tests: { code: 0, css: 0, tests: 28956 },
}
