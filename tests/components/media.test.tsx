import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FarPictures } from '@/components/media/far-pictures.client'
import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import { film, labels, picture } from './support/content'
import { mount, mountInSpace, renderOnServer, Space } from './support/mount'
import { boxOf, expectAccessible, find } from './support/page'

const play = page.getByRole('button', { name: /^Play: / })

const product = <Film film={film('product-film', 'See Minara in use', '0:12')} {...look()} isAmbient />
const founder = <Film film={film('founder-film', 'Watch the founder', '0:10')} {...look()} />

beforeEach(() => performance.clearResourceTimings())

describe('an ambient film', () => {
  test('plays muted while at least half of it is in view, pauses below that, and loads nothing before', async () => {
    mountFilm(product)
    await showShare(0.45)
    expect(video().paused).toBe(true)
    expect(loadedFiles()).toEqual([])
    await showShare(0.55)
    await expectPlaying()
    await expect.poll(loadedFiles).toContain('product-film.mp4')
    expect(video()).toMatchObject({ muted: true, loop: true })
    await showShare(0.45)
    await expect.poll(() => video().paused).toBe(true)
  })

  test.each([390, 1440])('at %i px shows its captions on request, and is accessible meanwhile', async width => {
    await page.viewport(width, 900)
    mountFilm(product)
    await showShare(1)
    const captions = page.getByRole('button', { name: 'Captions: See Minara in use' })
    await expect.element(captions).toHaveAttribute('aria-pressed', 'false')
    await captions.click()
    await expect.element(captions).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('A phone shows a masjid’s donation page.', { exact: false })).toBeVisible()
    await expectAccessible()
    await expect.element(page.getByText('Two more gifts arrive.', { exact: false })).toBeVisible()
    await captions.click()
    expect(page.getByText('Two more gifts arrive.', { exact: false }).elements()).toEqual([])
  })
})

describe('a film with sound', () => {
  test.each([
    ['a click', 390, () => play.click()],
    ['the keyboard', 1440, () => userEvent.keyboard('{Tab}{Enter}')],
  ])(
    'plays on %s at %i px, with sound, captions and the browser’s controls, which have the focus',
    async (_, width, start) => {
      await page.viewport(width, 900)
      mountFilm(founder)
      await showShare(1)
      expect(video().controls).toBe(false)
      expect(loadedFiles()).toEqual([])
      await start()
      await expectPlaying()
      await expect.poll(() => video().controls).toBe(true)
      await expect.element(video()).toHaveFocus()
      expect(video().muted).toBe(false)
      expect(play.elements()).toEqual([])
      await expect.poll(countCaptions).toBeGreaterThan(0)
    },
  )
})

describe('a film with a poster for phones', () => {
  const founderFilm = film('founder-film', 'Watch the founder', '0:10')
  const posterTall = picture('founder-tall', { width: 1280, height: 1600 })
  const tall = <Film film={{ ...founderFilm, posterTall }} labels={labels} sizes="87vw" />

  test.each([
    [320, 0.78],
    [390, 0.78],
    [768, 0.7],
    [1440, 0.7],
  ])('at %i px leaves %d of it to its words, however large the browser’s text is', async (width, share) => {
    await page.viewport(width, 844)
    mountFilm(tall)
    for (const size of ['20px', '24px', '32px']) {
      document.documentElement.style.fontSize = size
      const { top, height } = boxOf('.film-frame')
      expect(play.element().firstElementChild?.getBoundingClientRect().top, size).toBeGreaterThan(top + share * height)
    }
    document.documentElement.removeAttribute('style')
  })
})

function look() {
  return { labels, sizes: '640px', className: 'aspect-video max-w-160' }
}

function mountFilm(film: ReactNode): void {
  mountInSpace(<div className="wrap">{film}</div>)
}

function video(): HTMLVideoElement {
  const found = find('video')
  if (!(found instanceof HTMLVideoElement)) throw new Error('There is no film')
  return found
}

async function expectPlaying(): Promise<void> {
  await expect.poll(() => !video().paused && video().currentTime > 0).toBe(true)
}

/** Scrolls until this share of the film is in view. The film's IntersectionObserver is older than the one here, so it reports first. */
function showShare(share: number): Promise<void> {
  const { top, height } = video().getBoundingClientRect()
  scrollBy({ top: top - innerHeight + share * height, behavior: 'instant' })
  return new Promise<void>(told => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      told()
    })
    observer.observe(video())
  })
}

/** Names of films and captions that the browser has requested. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '')
  return names.filter(name => /\.(mp4|vtt)$/.test(name))
}

/** Turns on the captions as a visitor can, and returns how many the browser has parsed. */
function countCaptions(): number {
  const [track] = video().textTracks
  if (track) track.mode = 'showing'
  return track?.cues?.length ?? 0
}

const image = page.getByRole('img', { includeHidden: true })

/** A picture that was loaded before is there at once, so one that must not be needs a name of its own. */
const below = (height: string, name = 'A courtyard') => (
  <>
    <Space height={height} />
    <div data-far="" style={{ height: 200 }}>
      <Picture picture={picture(name, { height: 900 })} sizes="100vw" width={320} />
    </div>
    <Space height="300vh" />
    <FarPictures />
  </>
)

test('a picture more than half a window below the fold waits until the visitor comes near, however long it takes', async () => {
  mount(below('170vh'))
  await expect.element(image).not.toBeVisible()
  for (const animation of document.getAnimations()) animation.finish()
  await expect.element(image).not.toBeVisible()
  window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
  await expect.element(image).toBeVisible()
})

test('a picture shows after a while when the code of the page does not come', async () => {
  renderOnServer(below('170vh'))
  await expect.element(image).not.toBeVisible()
  for (const animation of document.getAnimations()) animation.finish()
  await expect.element(image).toBeVisible()
})
