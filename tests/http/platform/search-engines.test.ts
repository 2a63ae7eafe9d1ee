import { expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { stack } from '../../support/stack.ts'

it('robots.txt allows every page and disallows the Studio and the API', async () => {
  const { headers, text } = await ask('/robots.txt')
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text.trim().split('\n')).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Disallow: /studio',
    'Disallow: /api/',
    '',
    `Sitemap: ${stack.siteUrl}/sitemap.xml`,
  ])
})
