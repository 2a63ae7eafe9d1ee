import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Sections } from '@/components/sections'
import { Hero } from '@/components/sections/hero'
import { expectAccessible, expectPageAccessible, PART_OF_PAGE } from '../support/accessible'
import { CAROUSELS, mountCarousel } from '../support/carousels'
import { contact, features, hero, how, impact, mission, pageData, proof } from '../support/content'
import { find, findAll } from '../support/find'
import { mount } from '../support/mount'
import { arrow, mountTestimonials } from '../support/testimonials'

const expectPartAccessible = () => expectPageAccessible([390, 1440], PART_OF_PAGE)

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe.each([390, 1440])('at %i px', width => {
  test.each(CAROUSELS)('the carousel $title is accessible at each slide', async shape => {
    await page.viewport(width, 900)
    const carousel = mountCarousel(shape)
    carousel.scrollIntoView()
    for (let slide = 1; slide < shape.count; slide++) {
      await carousel.arrow('Next').click()
      await carousel.expectShown([slide])
      await expectAccessible()
    }
  })
})

test('the testimonials are accessible at each step', async () => {
  mountTestimonials()
  await expectPartAccessible()
  await arrow('Next').click()
  await expectPartAccessible()
})

test('the headline is accessible at its last word', async () => {
  mount(<Hero section={{ ...hero, words: ['Support Your', 'Build Your'] }} page={pageData} />)
  await page.getByRole('button', { name: 'Play the rotating headline' }).click()
  await expect.poll(() => find('.headline-words > :last-child').dataset.shown).toBe('true')
  await expectPartAccessible()
})

test('the sections are accessible with every row open', async () => {
  mount(<Sections sections={[how, impact, features, proof, mission, contact]} page={pageData} />)
  for (const row of findAll('details')) {
    // Rows with the same name would close each other.
    row.removeAttribute('name')
    row.setAttribute('open', '')
  }
  await expectPartAccessible()
})
