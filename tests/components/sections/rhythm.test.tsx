import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { impact } from '../support/content/figures'
import { contact, features, hero, how, mission, proof, testimonials } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount } from '../support/mount'

const SECTIONS = [hero, how, impact, features, proof, testimonials, mission, contact]
/** Between panels. */
const JOINT_PX = 8

beforeEach(() => {
  mount(<Sections sections={SECTIONS} page={pageData} />)
})

describe.each([1440, 768, 390])('at %i px', width => {
  beforeEach(() => page.viewport(width, 900))

  test('of two sections on the ground of the page only the upper one has space below', () => {
    expect(paddingOf('features', 'paddingBottom')).toBeGreaterThanOrEqual(80)
    expect(paddingOf('proof', 'paddingTop')).toBe(0)
    expect(paddingOf('proof', 'paddingBottom')).toBeGreaterThanOrEqual(80)
    const afterHero = paddingOf('how', 'paddingTop')
    expect([afterHero >= 24, afterHero <= 40]).toEqual([true, true])
  })

  test('panels are a joint apart, and their content is on the grid of the page', () => {
    const [figures, fees] = [boxOf('.impact-figures'), boxOf('.impact-fees')]
    expect(fees.top - figures.bottom).toBeCloseTo(JOINT_PX, 0)
    expect(boxOf('#contact').top - boxOf('#mission').bottom).toBeCloseTo(JOINT_PX, 0)
    expect([fees.left, boxOf('#contact').left]).toEqual([figures.left, figures.left])
    const column = boxOf('#mission h2').left
    for (const content of ['#impact h2', '.impact-fees summary', '#contact h2']) {
      expect(boxOf(content).left).toBeCloseTo(column, 0)
    }
  })
})

describe('on paper', () => {
  beforeEach(async () => {
    await page.viewport(672, 900)
    await commands.emulateMedia({ media: 'print' })
  })
  afterEach(() => commands.emulateMedia({ media: 'screen' }))

  test.each([
    '.hero-art',
    '.hero-buttons .button',
    '.how-pictures',
    '.features-slides',
    '.impact .calculator',
    '.next-tile',
    '.total-scale input',
    '#mission',
    '.contact-trial',
  ])('%s is left out', selector => {
    expect(element(selector).checkVisibility()).toBe(false)
  })

  test('the wall and the figures are there, in ink that needs no background', () => {
    expect(boxOf('.wall-land').width).toBeGreaterThan(500)
    expect(getComputedStyle(element('.total')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(getComputedStyle(element('.total-figure')).color).toBe('rgb(0, 0, 0)')
  })

  test.each([
    ['h1', 26],
    ['.hero-lead', 10.5],
    ['#how h2', 17],
    ['#how h3', 12.5],
    ['#how .section-head p', 10.5],
    ['#how details > :not(summary)', 10.5],
  ])('%s is %d pt high', (selector, points) => {
    expect(Number.parseFloat(getComputedStyle(element(selector)).fontSize)).toBeCloseTo((points * 96) / 72, 1)
  })

  test.each(['.total', '.stat', '.testimonial', '#features .feature-list li', '.impact-fees li'])(
    'no page ends within %s',
    selector => {
      expect(getComputedStyle(element(selector)).breakInside).toBe('avoid')
    },
  )

  test('every answer, feature and testimonial is there', () => {
    for (const answer of document.querySelectorAll(
      '#how details > :not(summary), #features .feature-list li, .testimonial',
    )) {
      expect(answer.getBoundingClientRect().height).toBeGreaterThan(10)
    }
  })
})

function paddingOf(id: string, side: 'paddingTop' | 'paddingBottom'): number {
  return Number.parseFloat(getComputedStyle(element(`#${id}`))[side])
}

function boxOf(selector: string): DOMRect {
  return element(selector).getBoundingClientRect()
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
