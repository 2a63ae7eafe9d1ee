import { expect, it } from 'vitest'
import { isPage, markdownPath, pageOfMarkdown } from './markdown-pages.ts'

it.each([
  ['/', '/index.md'],
  ['/blog', '/blog.md'],
  ['/post/thirty-nights', '/post/thirty-nights.md'],
  ['/stories/masjid-as-salam', '/stories/masjid-as-salam.md'],
  ['/blog/category/finance/page/2', '/blog/category/finance/page/2.md'],
])('the Markdown of %s is at %s', (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown)
  expect(pageOfMarkdown(markdown)).toBe(page)
})

it.each(['/post/x', '/post/x.mdx', '/.md', '/post/.md', '/og/post/x.md', '/icons/48.md', '/fee-calculator.md', 'x.md'])(
  '%s is the address of no Markdown',
  path => expect(pageOfMarkdown(path)).toBeNull(),
)

it.each(['/og/post/x', '/icons/48', '/fee-calculator', '/received'])('%s is no page', path => {
  expect(isPage(path)).toBe(false)
})
