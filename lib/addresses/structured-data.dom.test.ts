import { describe, expect, it } from 'vitest'
import { toJsonLd } from './structured-data.ts'

const HOSTILE = [
  ...['</script><script>alert(1)</script>', '</SCRIPT >', '<!--', '<!-- <script>', ']]>', 'a\u2028b\u2029c'],
  ...['&lt;/script&gt;', '"}],"@graph":[{"@type":"Person"}]', '\ud800 \u0000'],
]

describe('structured data', () => {
  it.each(HOSTILE)('round-trips hostile text without ending the script element: %j', text => {
    const data = toJsonLd([{ '@type': 'BlogPosting', headline: text }])
    expect(data).not.toMatch(/[<>&\u2028\u2029]/)
    const page = new DOMParser().parseFromString(
      `<body><script type="application/ld+json">${data}</script><p>after</p>`,
      'text/html',
    )
    expect(page.querySelectorAll('script')).toHaveLength(1)
    expect(page.querySelector('p')?.textContent).toBe('after')
    expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'BlogPosting', headline: text }],
    })
  })
})
