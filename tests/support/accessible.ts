import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { untilAtRest } from './at-rest.ts'
import { axeOptions } from './axe-rules.ts'
import { listFaintTexts } from './contrast.ts'

/** Text must have contrast, too, where axe cannot judge it: truncated, and in placeholders. `within` is a selector: the part that axe judges. */
export async function expectReadable(page: Page, within = 'main'): Promise<void> {
  expect(await accessibilityProblems(page, [], within)).toEqual([])
  expect(await listFaintTexts(page)).toEqual([])
}

export async function accessibilityProblems(
  page: Page,
  withoutRules: string[] = [],
  within = 'html',
): Promise<string[]> {
  // While something fades in, axe measures a contrast that nobody reads.
  await page.evaluate(untilAtRest)
  // Axe has half a megabyte, so each page gets it once.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'undefined' : undefined
  const axe = new AxeBuilder({ page, axeSource }).include(within).options(axeOptions(withoutRules))
  // Legacy mode skips frames. Collecting their results takes longer than all checks, and no page has a frame.
  const { violations } = await axe.setLegacyMode().analyze()
  await expect(page.locator('iframe')).toHaveCount(0)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
