import { afterEach, expect, it } from 'vitest'
import { hasText, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { findBuiltFiles, listBuild } from '../../support/build-folder.ts'

afterEach(removeWhatWasMade)

it('no file of the build changes while pages render again and new posts are requested', async () => {
  const before = listBuild()
  const { slug } = await publishPost()
  await expect.poll(() => statusOf(`/post/${slug}`), PATIENCE).toBe(200)
  await expect.poll(() => hasText('/blog', `/post/${slug}`), PATIENCE).toBe(true)
  await expect.poll(() => findBuiltFiles(slug).length).toBeGreaterThan(0)
  expect(listBuild()).toEqual(before)
})
