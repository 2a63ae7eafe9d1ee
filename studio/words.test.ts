import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { words } from './words'

vi.mock('sanity', () => ({ defineLocaleResourceBundle: (bundle: unknown) => bundle }))

const sanity = globSync('node_modules/sanity/lib/*.js')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

it.each(words.flatMap(({ resources }) => Object.keys(resources)))('Sanity has a sentence of its own for %s', key => {
  expect(sanity).toContain(`"${key}": "`)
})

/** The installed Sanity has three, for what comes from a file, and for a picture or a file from elsewhere. */
it('says of every upload that fails which files are stored', () => {
  const failed = [...sanity.matchAll(/"([^"]+)": "(?:The upload could not be completed|See the console for more)/g)]
  const resources = Object.assign({}, ...words.map(bundle => bundle.resources))
  expect(failed).toHaveLength(3)
  for (const [, key = ''] of failed) expect(resources[key]).toContain('JPEG')
})
