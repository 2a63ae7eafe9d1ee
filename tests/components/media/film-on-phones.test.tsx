import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Film } from '@/components/media/film'
import { film, picture } from '../support/content/pictures'
import { labels } from '../support/content/settings'
import { mount } from '../support/mount'

const founder = film('founder-film', 'Watch the founder', '0:10')
founder.posterTall = picture('founder-tall', { width: 1280, height: 1600 })

async function showAt(width: number): Promise<void> {
  await page.viewport(width, 844)
  mount(
    <div className="wrap">
      <Film film={founder} labels={labels} sizes="87vw" />
    </div>,
  )
}

test('a film with a poster for phones stands upright there, keeps its frame when it plays, and hides the poster', async () => {
  await showAt(390)
  const { width, height } = sizeOf('.film-frame')
  expect(width / height).toBeCloseTo(4 / 5, 2)
  expect(shownPosters()).toEqual(['Picture of founder-tall'])
  expect(styleOf('video').backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: /^Play: / }).click()
  await expect.poll(() => styleOf('video').backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(styleOf('video').objectFit).toBe('contain')
  expect(sizeOf('.film-frame')).toMatchObject({ width, height })
})

test('from 600 px on it is as wide as any film', async () => {
  await showAt(600)
  const { width, height } = sizeOf('.film-frame')
  expect(width / height).toBeCloseTo(16 / 9, 2)
  expect(shownPosters()).toEqual(['Picture of founder-film'])
  expect(styleOf('video').objectFit).toBe('cover')
})

function shownPosters(): string[] {
  return [...document.querySelectorAll('img')].filter(poster => poster.checkVisibility()).map(({ alt }) => alt)
}

function sizeOf(selector: string): DOMRect {
  return find(selector).getBoundingClientRect()
}

function styleOf(selector: string): CSSStyleDeclaration {
  return getComputedStyle(find(selector))
}

function find(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
