import { expect, it } from 'vitest'
import { lastPane, pageOf } from './lead-to-page'

const NOW = new Date('2026-11-22T12:00:00Z')
const POST = { _type: 'post', title: 'Thirty nights', slug: 'thirty-nights', publishedAt: '2026-11-01T12:00:00Z' }

it.each([
  ['/studio/structure/blog;post;post-one', 'post-one'],
  ['/studio/structure/blog;post;post-one,inspect=history', 'post-one'],
  ['/studio/structure/testimonial', 'testimonial'],
  ['/studio/structure', null],
  ['/studio/requests', null],
])('of %s the last pane is %s', (pathname, pane) => {
  expect(lastPane(pathname)).toBe(pane)
})

it.each([
  ['post-one', POST, '/post/thirty-nights'],
  ['terms', { _type: 'terms' }, '/terms'],
  ['anything', { _type: 'redirect' }, null],
  ['testimonial', null, '/#testimonials'],
  ['post', null, '/blog'],
  ['drafts', null, null],
])('the Preview opens %s at its page', (pane, document, page) => {
  expect(pageOf(pane, document, NOW)).toBe(page)
})

it('shows a post that is still to come at its date', () => {
  const coming = pageOf('post-one', { ...POST, publishedAt: '2026-12-01T14:00:00Z' }, NOW)
  expect(coming).toContain('2026-12-01')
  expect(decodeURIComponent(coming ?? '')).toContain('/post/thirty-nights')
})
