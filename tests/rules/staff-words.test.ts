import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words in bold letters in docs/staff.md are those that staff find on the screen. Journeys see that each is there when its step is followed. */

/** Sanity's own. */
const OF_SANITY =
  `Activity|Add item|Add item...|Add to release|As soon as possible|At time|Confirm|Create release|Delete|Discard changes|Edit
Edit hotspot and crop|Generate|History|New release|Pause to edit|Publish|Releases|Remove|Revert release|Revert to revision|Run release|Saved|Saving...
Schedule publish|Schedule release...|Scheduled drafts|Select|Unpublish|Unpublish now|Unschedule release|Upload|Yes, schedule`.split(
    /[|\n]/,
  )

/** Composed of a text of the code and of content or a number. */
const COMPOSED: Record<string, string> = {
  'Used on 3 pages': 'Used on ',
  'On the landing page, 2nd of 4': 'On the landing page, ',
  'Hidden until Nov 30': 'Hidden until ',
  'Scheduled for Nov 30': 'Scheduled for ',
  'One day later than calculated': ' than calculated',
  'Yes, lead visitors to …': 'Yes, lead visitors to ',
  'Import … redirects': 'Import ',
}

/** What a paragraph is about. Those that end with a colon or have a line of their own are known by that. */
const TOPICS =
  `A film|A page|A post|A redirect may lead to another one|After a form is sent|Change the address|Days and times
Forms light a tile for each answer|In the text|Link to it|On cards|On the first days|Take it off the site|Text from elsewhere|The tile of a masjid`.split(
    /[|\n]/,
  )

const page = readFileSync('docs/staff.md', 'utf8')
const bold = [...new Set([...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' ')))]
const words = bold.filter(each => !each.endsWith(':') && !page.includes(`\n**${each}**\n`))
/** The words around fields, pages and lists, sample content, and what the site says to staff who look at drafts. */
const own = textOf(
  '{schemas,studio,seed,lib}/**/*.{ts,tsx}',
  'components/**/*.schema.ts',
  'components/chrome/preview-*.tsx',
)
const listed = [...OF_SANITY, ...Object.keys(COMPOSED), ...TOPICS]

it('every word in bold letters of docs/staff.md is one that the Studio or the site shows', () => {
  expect(words.length).toBeGreaterThan(200)
  expect(words.filter(each => !listed.includes(each) && !stands(own, each))).toEqual([])
})

it('lists no word that the page does not have', () => {
  expect(listed.filter(each => !words.includes(each))).toEqual([])
})

it('names as Sanity’s own only what stands in its package, and as composed only what the code begins with', () => {
  const sanity = textOf('node_modules/sanity/lib/*.js')
  expect(OF_SANITY.filter(each => !stands(sanity, each))).toEqual([])
  expect(Object.values(COMPOSED).filter(each => !own.includes(each))).toEqual([])
})

/** As a whole text: between quotation marks, between tags, or on a line of markup. */
function stands(code: string, text: string): boolean {
  const escaped = text.replace(/[.*+?()|]/g, '\\$&')
  return new RegExp(`(?:['"\`>]|^\\s*)${escaped}(?:['"\`<]|\\s*$)`, 'm').test(code)
}

function textOf(...patterns: string[]): string {
  const files = patterns.flatMap(pattern => globSync(pattern)).filter(file => !/\.(?:test|fixture|gen)\./.test(file))
  return files.map(file => readFileSync(file, 'utf8')).join('\n')
}
