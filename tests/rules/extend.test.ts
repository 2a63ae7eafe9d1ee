import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { listForgotten } from '../../scripts/typegen/pieces.ts'
import { copyProject, type ProjectCopy } from '../support/checkout.ts'
import { countSteps, follow, readSteps } from '../support/written-steps.ts'

const page = readFileSync('docs/extend.md', 'utf8')
const COUNTS = [
  ['A section', { newFiles: 2, filesChanged: 1, lines: 1 }],
  ['A section of pages', { newFiles: 2, filesChanged: 1, lines: 1 }],
  ['A type of document', { newFiles: 3, filesChanged: 4, lines: 5 }],
  ['A text field', { newFiles: 0, filesChanged: 2, lines: 2 }],
  ['A field of a form', { newFiles: 0, filesChanged: 2, lines: 2 }],
  ['A page', { newFiles: 2, filesChanged: 1, lines: 1 }],
] as const

it.each(COUNTS)(
  'docs/extend.md: %s takes as many files and lines as claimed, and changes files of today',
  (heading, counts) => {
    const steps = readSteps(page, heading)
    expect(countSteps(steps)).toEqual(counts)
    const changed = steps.filter(({ isNew }) => !isNew).map(({ path }) => path)
    expect(() => followIn([...new Set(changed)], heading)).not.toThrow()
  },
)

it('a page that was added is known to redirects, link previews and the check of links', async () => {
  const copy = followIn(['app/(site)', 'components/ui', 'lib'], 'A page')
  const { problemOfPath } = await import(`${copy.root}/lib/addresses/redirects.ts`)
  expect(problemOfPath('/example-fees')).toMatch(/belong to the site/)
  const { CARD_PAGES, pageCard } = await import(`${copy.root}/lib/addresses/card-url.ts`)
  expect(CARD_PAGES).toContain('example-fees')
  expect(pageCard('/example-fees', 'Fees')).toEqual({ kind: 'page', name: 'example-fees', version: ['Fees'] })
  const { PAGE_PATHS, pagesOfDocument } = await import(`${copy.root}/lib/pages.ts`)
  expect(PAGE_PATHS).toContain('/example-fees')
  expect(pagesOfDocument('feeCopy')).toMatchObject([{ path: '/example-fees', title: 'Example fees' }])
})

it('a field of a form that was added is in the payload, the summary, the mails to staff and to the sender, and the export', async () => {
  const copy = followIn(['forms', 'lib', 'schemas', 'seed', 'components/forms'], 'A field of a form')
  const { columnOf, payloadOf, readValues } = await import(`${copy.root}/forms/submission.ts`)
  const sent = new Map([
    ['I01name', 'Khalid Rahman'],
    ['I05example', ' after Maghrib '],
    ['IV01termsandconditions', 'true'],
  ])
  const values = readValues('registration', sent)
  const entry = { ...ENTRY, values }
  expect(columnOf(entry, 'name')).toBe('Khalid Rahman')
  expect(payloadOf(entry)).toMatchObject({ I05example: 'after Maghrib', IV01termsandconditions: true })

  const { describeRequest } = await import(`${copy.root}/forms/notifications/words.ts`)
  const { body } = describeRequest(entry, { siteUrl: 'https://minara.example', hasDetails: true, zone: 'UTC' })
  expect(body).toContain('Example hours: after Maghrib')

  const { toCsv } = await import(`${copy.root}/forms/export.ts`)
  expect(toCsv([entry], null)).toMatch(/,Example hours,.*after Maghrib,/s)

  const { summarise } = await import(`${copy.root}/lib/forms/summary.ts`)
  const { registrationPage } = await import(`${copy.root}/seed/content/registration-page.ts`)
  const [[, rows]] = summarise(values, registrationPage.labels)
  expect(rows).toContainEqual(expect.objectContaining({ label: 'Example hours', value: 'after Maghrib' }))

  const { writeCopy } = await import(`${copy.root}/forms/copies/copy-text.ts`)
  const { WORDS } = await import('../../forms/copies/words.fixture.ts')
  const registration = { ...WORDS.registration, labels: registrationPage.labels }
  expect(writeCopy(entry, { ...WORDS, registration }).paragraphs.join('\n')).toContain('Example hours\n> after Maghrib')
})

const ENTRY = {
  ...{ id: 'one', reference: 'K7P-4MX', form: 'registration', state: 'pending', marks: [], attempts: 0, note: '' },
  ...{ receivedAt: '2026-11-21T12:00:00.000Z', deliveredAt: null },
}

describe('a section with a forgotten part', () => {
  const folder = 'components/sections/example-partners'
  let copy: ProjectCopy
  beforeEach(() => {
    copy = followIn(['components/sections', 'lib'], 'A section')
    expect(listForgotten(copy.root)).toEqual([])
  })

  it.each([
    [`${folder}/index.tsx`, 'ExamplePartners'],
    [`${folder}/example-partners.schema.ts`, 'examplePartners'],
  ])('produces a message that asks for %s, which exports %s', (path, name) => {
    rmSync(join(copy.root, path))
    const sentences = listForgotten(copy.root)
    const sentence = expect.stringContaining(`write ${path}, which exports ${name}`)
    expect(sentences).toEqual(sentences.map(() => sentence))
    expect(sentences).not.toEqual([])
  })

  it.each([
    [
      'the Studio does not offer it',
      'lib/sections.ts',
      "  examplePartners: 'everywhere',\n",
      '',
      /add its line to lib\/sections\.ts/,
    ],
    ['a file exports another name', `${folder}/index.tsx`, 'ExamplePartners(', 'Row(', /must export ExamplePartners/],
  ])('produces a message when %s', (_, path, text, by, sentence) => {
    copy.replace(path, text, by)
    expect(listForgotten(copy.root)).toEqual([expect.stringMatching(sentence)])
  })

  it('produces a message when its folder is gone', () => {
    rmSync(join(copy.root, folder), { recursive: true })
    expect(listForgotten(copy.root)).toEqual([expect.stringMatching(/listed in lib\/sections\.ts but has no folder/)])
  })
})

/** A copy of these parts of the project, in which a part of the page was followed, until the test is finished. */
function followIn(parts: string[], heading: string): ProjectCopy {
  const copy = copyProject(parts)
  onTestFinished(copy.remove)
  for (const step of readSteps(page, heading)) follow(copy.root, step)
  return copy
}
