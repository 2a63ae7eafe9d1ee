import { expect } from '@playwright/test'
import { test as base } from './page.ts'
import { watchViolations } from './violations.ts'

/** Fails a test on any CSP violation, in addition to the problems that `page` reports. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchViolations(context)
      await use(violations)
      expect(violations, 'A policy was violated').toEqual([])
    },
    { auto: true },
  ],
})
