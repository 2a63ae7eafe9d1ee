import { afterEach, expect, it } from 'vitest'
import { hasText, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishPost, publishShownPost, removeWhatWasMade } from '../../support/blog.ts'

const HOUR_MS = 3_600_000
const LISTS = ['/', '/blog', '/sitemap.xml', '/feed.xml']

afterEach(removeWhatWasMade)

it('a post comes at its moment on every list and at its address, whatever the offset of its date', async () => {
  const soon = await publishPost({ publishedAt: written(Date.now() + HOUR_MS, -6) })
  const past = await publishShownPost({ publishedAt: written(Date.now() - HOUR_MS, 5) })
  for (const path of LISTS) {
    await expect.poll(() => hasText(path, past.slug), PATIENCE).toBe(true)
    expect([path, await hasText(path, soon.slug)]).toEqual([path, false])
  }
  expect(await statusOf(`/post/${soon.slug}`)).toBe(404)
})

it('a post of 8:30 pm in New York carries the day that clocks show there', async () => {
  const { slug } = await publishShownPost({ publishedAt: '2001-01-13T01:30:00Z' })
  expect(await hasText(`/post/${slug}`, 'January 12, 2001')).toBe(true)
})

/** "2026-01-12T09:00:00-06:00" */
function written(moment: number, hours: number): string {
  const time = new Date(moment + hours * HOUR_MS).toISOString().slice(0, 19)
  return `${time}${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`
}
