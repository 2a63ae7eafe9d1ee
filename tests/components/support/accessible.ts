import axe from 'axe-core'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { untilAtRest } from '../../support/at-rest'
import { axeOptions } from '../../support/axe-rules'
import { listOverflow } from '../../support/overflow'

/** Rules about a whole page, which a component alone cannot follow. */
const PART_OF_PAGE = ['landmark-one-main', 'page-has-heading-one', 'region']

/** Checks everything that is mounted, as a part of a page. Axe needs the real clock; what waits for a stopped one never happens then. */
export async function expectAccessible(withoutRules = PART_OF_PAGE): Promise<void> {
  vi.useRealTimers()
  // While something fades in, axe measures a contrast that nobody reads.
  await untilAtRest()
  const { violations } = await axe.run(document, axeOptions(withoutRules))
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  expect(found).toEqual([])
}

/** Checks a mounted page with all rules but these, at each width, where nothing may reach over an edge. */
export async function expectPageAccessible(widths: number[] = [390, 1440], withoutRules: string[] = []): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900)
    await expectAccessible(withoutRules)
    expect(listOverflow(), `at ${width} px`).toEqual([])
  }
}
