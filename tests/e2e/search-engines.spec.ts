import { expect, test } from '@playwright/test'
import { stack } from '../support/stack.ts'

test('search engines may read every page, and leave the Studio and the forms’ addresses alone', async ({ request }) => {
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
