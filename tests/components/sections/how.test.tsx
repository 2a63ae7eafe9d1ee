import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { How } from '@/components/sections/how'
import { how, pageData } from '../support/content'
import { find, findAll } from '../support/find'
import { mount } from '../support/mount'

beforeEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await page.viewport(390, 844)
  mount(<How section={how} page={pageData} />)
})

test.each([
  ['problems', 'solutions'],
  ['solutions', 'problems'],
] as const)('of the %s one is open at a time, whatever is open among the %s', async (list, other) => {
  expect(openIn(list)).toEqual([0])
  for (const place of [1, how[list].length - 1, 0]) {
    await page.getByText(how[list][place]?.title ?? '', { exact: true }).click()
    await expect.poll(() => openIn(list)).toEqual([place])
  }
  await page.getByText(how[list][0]?.title ?? '', { exact: true }).click()
  await expect.poll(() => openIn(list)).toEqual([])
  expect(openIn(other)).toEqual([0])
})

/** Places of the rows whose text is visible. */
function openIn(list: string): number[] {
  const rows = findAll(`details[name="${list}"]`)
  return rows.flatMap((row, place) => (find('summary + *', row).checkVisibility() ? [place] : []))
}
