import { beforeEach, expect, it } from 'vitest'
import { seed, serveContent, startProcess } from '../served-content.fixture'
import type { Page } from './page'

const page = { _id: 'page-a', _type: 'page', title: 'Eid', slug: { current: 'eid' } }
const server = await serveContent()
let getPage: (address: string) => Promise<Page | null>

beforeEach(async () => {
  await startProcess()
  ;({ getPage } = await import('./page'))
})

it('returns the pages of the seed with all their sections', async () => {
  expect(namesOf(await getPage('ramadan'))).toEqual(['cover', 'steps', 'nights', 'quote', 'questions', 'invitation'])
  const story = await getPage('stories/masjid-as-salam')
  expect(namesOf(story)).toEqual(['cover', 'figures', 'article', 'invitation'])
  expect(story?.hasHeading).toBe(true)
  expect(story?.sections[1]).toMatchObject({ note: 'Sample figures.' })
})

it('returns null for an address without a page', async () => {
  expect(await getPage('nowhere')).toBeNull()
})

it.each([[undefined], [null], [[]], ['text']])('returns a page whose sections are %j without any', async sections => {
  server.documents = [...seed, { ...page, sections }]
  expect(await getPage('eid')).toMatchObject({ title: 'Eid', sections: [], hasHeading: false, cover: null })
})

it('leaves out a second opening, a second section of the landing page, and what it does not know', async () => {
  const names = ['quote', 'cover', 'mission', 'quote', 'mission', 'hero', 'tomorrow']
  server.documents = [...seed, { ...page, sections: names.map(section) }]
  const found = await getPage('eid')
  expect(namesOf(found)).toEqual(['quote', 'mission', 'quote'])
  expect(found?.hasHeading).toBe(false)
})

it('keeps what is complete of a section that lacks something', async () => {
  const sections = [
    { ...section('figures', 0), items: [{ _key: 'a', figure: '5' }, { _key: 'b', title: 'none' }, null, 'x'] },
    { ...section('pictures', 1), items: [{ _key: 'a', _type: 'figure', caption: 'No picture' }] },
    {
      ...section('questions', 2),
      items: [
        { _key: 'a', title: 'Why?' },
        { _key: 'b', title: 'When?', text: 'Now.' },
      ],
    },
    { ...section('steps', 3), items: null },
  ]
  server.documents = [...seed, { ...page, sections }]
  const counts = (await getPage('eid'))?.sections.map(found => ('items' in found ? found.items.length : null))
  expect(counts).toEqual([1, 0, 1, 0])
})

it('gives headings of several texts anchors of their own, apart from those of sections and dialogs', async () => {
  const body = ['Questions', 'The goal', 'Content'].map((text, place) => ({
    ...{ _key: `h${place}`, _type: 'block', style: 'h2', markDefs: [] },
    children: [{ _key: 's', _type: 'span', text, marks: [] }],
  }))
  const sections = [{ ...section('article', 0), body }, { ...section('article', 1), body }, section('questions', 2)]
  server.documents = [...seed, { ...page, sections }]
  const ids = (await getPage('eid'))?.sections.flatMap(found =>
    found._type === 'article' ? found.body.map(block => ('id' in block ? block.id : null)) : [],
  )
  expect(ids).toEqual(['questions-2', 'the-goal', 'content-2', 'questions-3', 'the-goal-2', 'content-3'])
})

function section(_type: string, place: number) {
  return { _type, _key: `section-${place}`, title: 'A title', quote: 'A quote', text: 'A text' }
}

function namesOf(found: Page | null): string[] | undefined {
  return found?.sections.map(({ _type }) => _type)
}
