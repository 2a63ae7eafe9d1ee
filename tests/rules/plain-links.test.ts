import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** These refresh the preview of staff, who are not counted. */
const FOR_STAFF = ['components/chrome/visual-editing.client.tsx']

it('public pages have plain links only, because the server counts a click as the request for a page', () => {
  const files = globSync('{app/\\(site\\),components}/**/*.{ts,tsx}').filter(file => !FOR_STAFF.includes(file))
  expect(files.length).toBeGreaterThan(100)
  const routed = files.filter(file => /from 'next\/(?:link|form)'|\buseRouter\b/.test(readFileSync(file, 'utf8')))
  expect(routed).toEqual([])
})
