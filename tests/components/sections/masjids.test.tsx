import { afterEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { Proof } from '@/components/sections/proof'
import { listOverflow } from '../../support/overflow'
import { features, how, impact, pageData, proof, testimonials } from '../support/content'
import { find, findAll, rowsOf } from '../support/find'
import { renderOnServer } from '../support/mount'

/** How many cards there are in each row of the window, from 960 px on and between 600 and 960 px. */
const ROWS = [
  { count: 4, wide: [2, 2], tablet: [2, 2] },
  { count: 5, wide: [2, 3], tablet: [2, 1, 2] },
  { count: 6, wide: [3, 3], tablet: [1, 2, 1, 2] },
  { count: 7, wide: [3, 4], tablet: [1, 2, 2, 2] },
  { count: 8, wide: [3, 3, 2], tablet: [1, 2, 1, 2, 2] },
]

test.each(ROWS)('$count masjids fill their rows', async ({ count, wide, tablet }) => {
  const more = [...proof.masjids, ...proof.masjids].map((masjid, place) => ({ ...masjid, _key: `${place}` }))
  show({ masjids: more.slice(0, count) })
  for (const [width, rows] of [
    [960, wide],
    [959, tablet],
    [600, tablet],
    [599, Array(count).fill(1)],
  ] as const) {
    await page.viewport(width, 900)
    expect(rowsOf(findAll('.masjid')), `${width} px`).toEqual(rows)
    expect(listOverflow()).toEqual([])
    for (const row of Map.groupBy(findAll('.masjid').map(boxOf), ({ top }) => Math.round(top)).values()) {
      const list = boxOf(find('.masjids'))
      expect(Math.min(...row.map(({ left }) => left))).toBeCloseTo(list.left, 0)
      expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(list.right, 0)
    }
  }
})

describe('on paper', () => {
  afterEach(() => commands.emulateMedia({ media: 'screen' }))

  test('every answer, feature, testimonial and masjid is there, and no page ends within one', async () => {
    await page.viewport(672, 900)
    await commands.emulateMedia({ media: 'print' })
    renderOnServer(<Sections sections={[how, impact, features, proof, testimonials]} page={pageData} />)
    for (const part of findAll('#how details > :not(summary), .testimonial, .masjid, #features .feature-list li')) {
      expect(boxOf(part).height, part.className).toBeGreaterThan(10)
    }
    for (const part of findAll('.total, .stat, .testimonial, #features .feature-list li, .impact-fees li')) {
      expect(getComputedStyle(part).breakInside, part.className).toBe('avoid')
    }
  })
})

function show(fields: Partial<typeof proof>): void {
  renderOnServer(<Proof section={{ ...proof, ...fields }} page={pageData} />)
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}
