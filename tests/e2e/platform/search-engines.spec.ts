import { expect, test } from '@playwright/test'
import { stack } from '../../support/stack.ts'

test('robots.txt allows every page and disallows the Studio and the API', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  expect((await answer.text()).trim().split('\n')).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Disallow: /studio',
    'Disallow: /api/',
    '',
    `Sitemap: ${stack.siteUrl}/sitemap.xml`,
  ])
})
