import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Contact } from '@/components/sections/contact'
import { Features } from '@/components/sections/features'
import { Hero } from '@/components/sections/hero'
import { How } from '@/components/sections/how'
import { Impact } from '@/components/sections/impact'
import { Mission } from '@/components/sections/mission'
import { Proof } from '@/components/sections/proof'
import { expectAccessible } from '../support/accessible'
import { CAROUSELS, mountCarousel } from '../support/carousels'
import { impact, statistics } from '../support/content/figures'
import { contact, features, hero, how, mission, proof } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { mount } from '../support/mount'
import { arrow, expectShown, mountTestimonials } from '../support/testimonials'

describe.each([390, 1440])('at %i px', width => {
  beforeEach(async () => {
    await page.viewport(width, 900)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
  })

  test.each(CAROUSELS)('the carousel $title is accessible at each slide', async shape => {
    const carousel = mountCarousel(shape)
    carousel.scrollIntoView()
    for (let slide = 1; slide < shape.count; slide++) {
      await carousel.arrow('Next').click()
      await carousel.expectShown([slide])
      await expectAccessible()
    }
  })

  test('the testimonials are accessible at each step', async () => {
    mountTestimonials()
    await expectAccessible()
    await arrow('Next').click()
    await expectShown(width < 1024 ? [1] : [2, 3])
    await expectAccessible()
  })

  test('the headline is accessible at its last word', async () => {
    mount(<Hero section={{ ...hero, words: ['Support Your', 'Build Your'] }} page={pageData} />)
    await page.getByRole('button', { name: 'Play the rotating headline' }).click()
    const last = document.querySelector('.headline-words > :last-child')
    await expect.poll(() => last?.getAttribute('data-shown')).toBe('true')
    await expectAccessible()
  })

  test.each([
    ['no tile is lit', 0],
    ['some are', 69],
    ['all are', 100],
  ])('the wall is accessible when %s', async (_, lit) => {
    const totalAmount = lit * 15_000 - impact.totalRaisedOffset
    mount(<Impact section={impact} page={{ ...pageData, statistics: { ...statistics, totalAmount } }} />)
    await userEvent.click(page.getByRole('slider', { name: 'Tile of the wall' }))
    await expectAccessible()
  })

  test('the sections are accessible with every row open', async () => {
    mount(
      <>
        <How section={how} page={pageData} />
        <Impact section={impact} page={pageData} />
        <Features section={features} page={pageData} />
        <Proof section={proof} page={pageData} />
        <Mission section={mission} page={pageData} />
        <Contact section={contact} page={pageData} />
      </>,
    )
    for (const row of document.querySelectorAll('details')) {
      // Rows with the same name would close each other.
      row.removeAttribute('name')
      row.open = true
    }
    await expectAccessible()
  })
})
