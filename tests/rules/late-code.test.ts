import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The Studio's preview, for staff, whose pages are never old. */
const EXCEPTIONS = ['components/chrome/click-to-edit.client.tsx']

const FILES = globSync('{components,app/(site)}/**/*.{ts,tsx}').filter(file => !/\.test\.tsx?$/.test(file))

describe('code that the browser loads late', () => {
  it.each([
    ["await import('./share')", ['./share']],
    ["import('./a').then(start)", ['./a']],
    ["lazy(() => import('./a'))", ['./a']],
    ["dynamic(() => import('./a'))", ['./a']],
    ["loadForPress(() => import('./a'))", []],
    ["loadQuietly(() =>\n  import('./a'),\n)", []],
    ["const x: typeof import('./a') = y", []],
    ["import { a } from './a'", []],
  ])('is found in %s', (code, found) => {
    expect(unanswered(code)).toEqual(found)
  })

  it('has an answer where it does not load, as in a tab from before a deployment', () => {
    const found = FILES.flatMap(file => unanswered(readFileSync(file, 'utf8')).map(code => `${file}: ${code}`))
    expect(found.filter(place => !EXCEPTIONS.some(file => place.startsWith(file)))).toEqual([])
    expect(found).toHaveLength(EXCEPTIONS.length)
  })
})

/** What the code imports at run time without loadForPress or loadQuietly (components/ui/late-code.client.ts). */
function unanswered(code: string): string[] {
  return [...code.matchAll(/(loadForPress\(|loadQuietly\()?(?:\(\) =>)?\s*(typeof )?\bimport\('([^']+)'\)/g)].flatMap(
    ([, answer, type, path]) => (answer || type || path === undefined ? [] : [path]),
  )
}
