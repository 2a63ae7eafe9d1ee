import { expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { openPreview } from '../support/session.ts'

/** Strings that occur only in the bundle of the Studio, or only in that of visual editing. */
const STUDIO = ['sanity/structure', 'sanity.action.document', 'unstable_clientFactory']
const CLICK_TO_EDIT = ['sanity-visual-editing', 'presentation/perspective']

const SCRIPT = /static\/chunks\/[\w.~/-]+\.js/g

it.each([
  '/',
  '/blog',
  '/blog/category/finance',
  '/post/ramadan-readiness',
  '/post/nothing-here',
  '/request-trial',
  '/karima',
  '/register',
  '/success',
  '/terms',
  '/ramadan',
])('no code of %s is of the Studio or the click to edit', async path => {
  const { text } = await ask(path)
  const loaded = await collectCode(text, 1)
  expect(loaded.length).toBeGreaterThan(100_000)
  expect([...STUDIO, ...CLICK_TO_EDIT].filter(word => loaded.includes(word))).toEqual([])
  const loadable = await collectCode(text)
  expect(loadable.length).toBeGreaterThan(loaded.length)
  expect(STUDIO.filter(word => loadable.includes(word))).toEqual([])
})

it('the bundle of the preview contains visual editing, and that of the Studio contains the Studio', async () => {
  const preview = await collectCode((await (await openPreview()).open('/')).text)
  expect(CLICK_TO_EDIT.filter(word => !preview.includes(word))).toEqual([])
  const studio = await collectCode((await ask('/studio/structure')).text)
  expect(STUDIO.filter(word => !studio.includes(word))).toEqual([])
})

/** The HTML of a page and every script that it names, that one of those names, and so on, in so many steps. */
async function collectCode(html: string, steps = Infinity): Promise<string> {
  const texts = new Map([['', html]])
  let named = [html]
  for (let step = 0; step < steps && named.length > 0; step++) {
    const scripts = new Set(named.flatMap(text => text.match(SCRIPT) ?? []).filter(script => !texts.has(script)))
    const answers = await Promise.all(Array.from(scripts, script => ask(`/_next/${script}`)))
    named = answers.map(({ text }) => text)
    for (const [place, script] of [...scripts].entries()) texts.set(script, named[place] ?? '')
  }
  return [...texts.values()].join('\n')
}
