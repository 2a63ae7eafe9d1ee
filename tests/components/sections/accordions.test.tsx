import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { features, how, pageData } from '../support/content'
import { mount } from '../support/mount'
import { find, findAll } from '../support/page'

test.each([
  ['problems', 'solutions'],
  ['solutions', 'problems'],
  ['donor-features', 'management-features'],
  ['management-features', 'donor-features'],
])('of the %s one is open at a time, whatever is open among the %s, and a click closes it', async (list, other) => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await page.viewport(390, 844)
  mount(<Sections sections={[how, features]} page={pageData} />)
  const rows = rowsOf(list)
  expect(openIn(list)).toEqual([0])
  for (const place of [1, rows.length - 1, 0]) {
    await page.elementLocator(find('summary', rows[place])).click()
    await expect.poll(() => openIn(list)).toEqual([place])
  }
  await page.elementLocator(find('summary', rows[0])).click()
  await expect.poll(() => openIn(list)).toEqual([])
  expect(openIn(other)).toEqual([0])
})

function rowsOf(list: string): HTMLElement[] {
  return findAll(`details[name="${list}"]`)
}

/** Places of the rows whose text is visible. */
function openIn(list: string): number[] {
  return rowsOf(list).flatMap((row, place) => (find('summary + *', row).checkVisibility() ? [place] : []))
}
