import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FarPictures } from '@/components/media/far-pictures.client'
import { Picture } from '@/components/media/picture'
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

test('a picture shows after a while when the code of the page does not come', async () => {
  renderOnServer(below('170vh'))
  await expect.element(image).not.toBeVisible()
  for (const animation of document.getAnimations()) animation.finish()
  await expect.element(image).toBeVisible()
})
