import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { type Figure, figure } from './frame.ts'

/** `files` are changed, one expression at a time, and `tests` have to notice. */
type Module = { files: string[]; tests: string[]; setup?: string }

const UNIT_SETUP = 'tests/support/unit.setup.ts'
const CONTENT_SETUP = `${UNIT_SETUP} tests/support/content.setup.ts`

const MODULES: Record<string, Module> = {
  'lib/words/phone': {
    files: ['lib/words/phone.ts'],
    tests: ['lib/words/phone*.test.ts', 'lib/addresses/contact-links.test.ts'],
  },
  'lib/words/email': {
    files: ['lib/words/email.ts'],
    tests: ['lib/words/email.test.ts', 'forms/outbox/erasure.test.ts'],
  },
  'lib/addresses/links': { files: ['lib/addresses/links.ts'], tests: ['lib/addresses/links.test.ts'] },
  'lib/time/zoned-time': {
    files: ['lib/time/zoned-time.ts'],
    tests: ['lib/time/zoned-time.test.ts', 'studio/inputs/dates/typed-dates.test.ts'],
  },
  'lib/time/seasons': {
    files: ['lib/time/seasons.ts'],
    tests: ['lib/time/seasons.test.ts', 'lib/time/show-window.test.ts'],
  },
  'forms/outbox': {
    files: ['forms/outbox/{contact,deliveries,queue,request-filter}.ts'],
    tests: ['forms/outbox/{erasure,staff,store,turns}.test.ts', 'forms/{accept,delivery}.test.ts'],
  },
  'forms/drafts': {
    files: ['forms/drafts/{link-mail,saved-drafts}.ts'],
    tests: ['forms/drafts/{link-mail,saved-drafts}.test.ts'],
  },
  'content/routes/redirects': {
    files: ['content/routes/redirects.ts'],
    tests: ['content/routes/{redirects,known-paths,moved}.test.ts'],
    setup: CONTENT_SETUP,
  },
  'content/routes/known-paths': {
    files: ['content/routes/known-paths.ts'],
    tests: ['content/routes/{known-paths,moved}.test.ts'],
    setup: CONTENT_SETUP,
  },
  'server/cache/page-cache': {
    files: ['server/cache/page-cache.ts'],
    tests: ['server/cache/page-cache{,-kept}.test.ts', 'server/cache/render-page.test.ts'],
  },
  'schemas/rules': {
    files: ['schemas/rules/fields.ts'],
    tests: ['schemas/{schemas,validation}.test.ts', 'schemas/rules/{notices,typed-contacts}.test.ts'],
  },
  'lake/patch': {
    files: ['packages/lake/src/patch/{decode,mendoza,places,steps,transact,values,working-set}.ts'],
    tests: ['packages/lake/src/patch/{apply-patch,decode,mendoza,places,steps,transact,transact-patch}.test.ts'],
  },
}

const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

/** How many of the changes of each module its tests notice, in percent. Takes half an hour for all; `only` is part of a module's name. */
export async function benchMutation(only = ''): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, { files, tests, setup = UNIT_SETUP }] of Object.entries(MODULES)) {
    if (!name.includes(only)) continue
    Object.assign(process.env, { MUTATION_TESTS: tests.join(' '), MUTATION_SETUP: setup })
    const mutants = await new Stryker({
      mutate: files,
      plugins: ['@stryker-mutator/vitest-runner'],
      testRunner: 'vitest',
      vitest: { configFile: 'tests/bench/mutation.config.mts', related: false },
      // TypeScript 7 has no API with which Stryker could rewrite the paths of tsconfig.json, and needs none.
      tsconfigFile: 'none.json',
      ignorePatterns: ['docs', 'public', 'builds', '.next', '.data', 'tests/visual/approved'],
      tempDirName: '.data/mutation',
      reporters: [],
      // Beside the usual time of the tests: a busy machine must not pass for a change that never ends.
      timeoutMS: 60_000,
    }).runMutationTest()
    const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
    const missed = mutants.filter(({ status }) => MISSED.has(status))
    for (const { fileName, location, replacement = '' } of missed)
      console.log(`missed: ${relative('.', fileName)}:${location.start.line} ${replacement.slice(0, 80)}`)
    const all = noticed + missed.length
    figures.push(figure(name, [noticed / all], { show: share => `${(100 * share).toFixed(1)} % of ${all}` }))
  }
  return figures
}
