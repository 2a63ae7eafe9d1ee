import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { How } from '@/components/sections/how'
import { how } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount } from '../support/mount'

beforeEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await page.viewport(390, 844)
  mount(<How section={how} page={pageData} />)
})

test.each([
  { list: 'problems', word: 'Problem', count: 4, other: 'solutions' },
  { list: 'solutions', word: 'Solution', count: 5, other: 'problems' },
])('of the $list one is open at a time, whatever is open among the $other', async ({ list, word, count, other }) => {
  expect(rowsOf(list)).toHaveLength(count)
  expect(openIn(list)).toEqual([0])
  for (const place of [1, count - 1, 0]) {
    await page.getByText(`${word} ${place + 1}`, { exact: true }).click()
    await expect.poll(() => openIn(list)).toEqual([place])
  }
  await page.getByText(`${word} 1`, { exact: true }).click()
  await expect.poll(() => openIn(list)).toEqual([])
  expect(openIn(other)).toEqual([0])
})

function rowsOf(list: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`details[name="${list}"]`))
}

/** Places of the rows whose text is visible. */
function openIn(list: string): number[] {
  return rowsOf(list).flatMap((row, place) => (row.querySelector('summary + *')?.checkVisibility() ? [place] : []))
}
