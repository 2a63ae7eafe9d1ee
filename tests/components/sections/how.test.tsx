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

/** Share of the width of a 16:9 picture within which the seed's poster and film have everything. */
const SHOWN_PART = 876 / 1280

test.each([600, 768, 959, 1024, 1199, 1200, 1440, 1920])(
  'at %i px the film keeps its middle, whichever row is open',
  async width => {
    await page.viewport(width, 1000)
    for (const { textContent } of summariesOf('solutions')) {
      await page.getByText(textContent, { exact: true }).click()
      const frame = document.querySelector('.how-film')?.getBoundingClientRect()
      expect(((frame?.width ?? 0) / (frame?.height ?? 1)) * (9 / 16)).toBeGreaterThanOrEqual(SHOWN_PART - 0.005)
    }
  },
)

test.each([390, 768, 1024, 1440])('at %i px the film’s button is 16 px from its edges', async width => {
  await page.viewport(width, 1000)
  const frame = document.querySelector('.how-film')?.getBoundingClientRect()
  const pill = document.querySelector('.how-film .group > span')?.getBoundingClientRect()
  expect([(pill?.left ?? 0) - (frame?.left ?? 0), (frame?.bottom ?? 0) - (pill?.bottom ?? 0)]).toEqual([16, 16])
})

function summariesOf(list: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`details[name="${list}"] summary`))
}

function rowsOf(list: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`details[name="${list}"]`))
}

/** Places of the rows whose text is visible. */
function openIn(list: string): number[] {
  return rowsOf(list).flatMap((row, place) => (row.querySelector('summary + *')?.checkVisibility() ? [place] : []))
}
