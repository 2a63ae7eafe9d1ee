import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FarPictures } from '@/components/media/far-pictures.client'
import { Picture } from '@/components/media/picture'
import { expectAccessible } from '../support/accessible'
import { picture } from '../support/content'
import { mount, renderOnServer, Space } from '../support/mount'

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

test('a picture just below the fold is loaded at once', async () => {
  mount(below('110vh'))
  await expect.element(image).toBeVisible()
})

test('a picture shows after a while when the code of the page does not come', async () => {
  renderOnServer(below('170vh'))
  await expect.element(image).not.toBeVisible()
  for (const animation of document.getAnimations()) animation.finish()
  await expect.element(image).toBeVisible()
})

describe('for a visitor who saves data', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    performance.clearResourceTimings()
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

  test('a picture that comes into view keeps its place and its text, and loads when it is touched', async () => {
    mount(below('100vh', 'A garden'))
    await expect.element(image).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'))
    scrollBy({ top: innerHeight, behavior: 'instant' })
    await expect.element(page.getByRole('img', { name: 'Picture of A garden' })).toBeVisible()
    const { width, height } = image.element().getBoundingClientRect()
    expect(loadedPictures()).toEqual([])
    await expectAccessible()
    await image.click()
    await expect.poll(loadedPictures).toHaveLength(1)
    expect(image.element().getBoundingClientRect()).toMatchObject({ width, height })
  })
})

function loadedPictures(): string[] {
  const entries = performance.getEntriesByType('resource')
  return entries.map(({ name }) => name).filter(name => name.includes('/images/'))
}
