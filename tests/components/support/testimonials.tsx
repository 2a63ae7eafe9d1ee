import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { Testimonials } from '@/components/sections/testimonials'
import { pageData, testimonials } from './content'
import { mount } from './mount'

export function mountTestimonials(): void {
  mount(<Testimonials section={testimonials} page={pageData} />)
}

export function carousel(): Locator {
  return page.getByRole('region', { name: 'Testimonials', exact: true })
}

export function slides(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]'))
}

export function dot(place: number): Locator {
  return carousel().getByRole('button', { name: `${place + 1} of 4` })
}

export function arrow(direction: 'Previous' | 'Next'): Locator {
  return carousel().getByRole('button', { name: `${direction}: Testimonials` })
}

/** Expects exactly these slides to be visible, no two of them in the same place. */
export async function expectShown(expected: number[]): Promise<void> {
  await expect.poll(findShown).toEqual(expected)
}

function findShown(): (number | string)[] {
  const all = slides()
  const seen = all.flatMap((slide, place) =>
    slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [place] : [],
  )
  const places = new Set(seen.map(place => JSON.stringify(all[place]?.getBoundingClientRect())))
  return places.size === seen.length ? seen : ['on top of each other']
}

export async function expectDotsOfShown(expected: number[]): Promise<void> {
  const lit = () => [0, 1, 2, 3].filter(place => dot(place).element().ariaDisabled === 'true')
  await expect.poll(lit).toEqual(expected)
}
