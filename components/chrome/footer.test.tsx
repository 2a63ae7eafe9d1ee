import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSiteSettings } from '@/content/documents/readers.gen'
import type { SiteSettings } from '@/content/types'
import { Footer } from './footer'

test('the arrow of a link to another site stays on the line of its last word, and the band is left out below a wall', () => {
  const links = [
    { href: 'https://status.example', label: 'Platform Status' },
    { href: 'https://status.example/one', label: 'Status' },
    { href: '/blog', label: 'All Posts' },
  ]
  const html = renderToStaticMarkup(<Footer settings={settingsWith(links)} />)
  expect(html).toMatch(/>Platform <span class="whitespace-nowrap">Status<svg/)
  expect(html).toMatch(/><span class="whitespace-nowrap">Status<svg/)
  expect(html).toContain('>All Posts</a>')
  expect(html).toContain('footer-band')
  expect(renderToStaticMarkup(<Footer settings={settingsWith([])} hasBand={false} />)).not.toContain('footer-band')
})

function settingsWith(links: { href: string; label: string }[]): SiteSettings {
  return Object({
    ...readSiteSettings(Object({})),
    labels: {},
    footerGroups: [{ _key: 'group', title: 'More', links }],
  })
}
