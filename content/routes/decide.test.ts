import Negotiator from 'negotiator'
import { expect, it, vi } from 'vitest'
import { prefersMarkdown } from './decide'

it.each([
  ...['text/markdown', 'text/markdown, text/html;q=0.9', 'text/markdown, */*'],
  ...['text/html;q=0.5, text/markdown;q=0.8', 'application/json, text/markdown', 'TEXT/MARKDOWN;charset=utf-8'],
])('Accept: %s asks for Markdown', accept => expect(prefersMarkdown(accept)).toBe(true))

it.each([
  ...[null, '', '*/*', 'text/*', 'text/html', 'text/html, text/markdown', 'text/markdown;q=0.5, text/html'],
  ...['text/markdown;q=0, */*', 'application/json'],
  ...['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', ';;;,,q='],
])('Accept: %s asks for the page', accept => expect(prefersMarkdown(accept)).toBe(false))

it.each([
  ['parameter', `a/b;a="${'""'.repeat(7_400)}, text/markdown`],
  ['type', `"${',""'.repeat(4_900)}, text/markdown`],
])('a long Accept with an open quote in a %s is not taken apart', (_, accept) => {
  const mediaType = vi.spyOn(Negotiator.prototype, 'mediaType')
  expect(prefersMarkdown(accept)).toBe(false)
  expect(mediaType).not.toHaveBeenCalled()
})
