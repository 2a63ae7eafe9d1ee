import { describe, expect, it } from 'vitest'
import type { Perspective } from '../types.ts'
import { openEngine, resultOf } from './engine.fixture.ts'

const { engine } = openEngine([
  { _id: 'both', _type: 'post', title: 'Published', author: { _ref: 'writer' } },
  { _id: 'drafts.both', _type: 'post', title: 'Draft', author: { _ref: 'writer' } },
  { _id: 'versions.summer.both', _type: 'post', title: 'Summer', author: { _ref: 'writer' } },
  { _id: 'drafts.new', _type: 'post', title: 'New' },
  { _id: 'leaving', _type: 'post', title: 'Leaving' },
  { _id: 'versions.summer.leaving', _type: 'post', _system: { delete: true } },
  { _id: 'writer', _type: 'author', name: 'Amina' },
  { _id: 'drafts.writer', _type: 'author', name: 'Amina, edited' },
  { _id: 'private.note', _type: 'note', title: 'Private' },
])

const ask = (query: string, perspective: Perspective, canReadDrafts = true) =>
  resultOf(engine, query, { perspective, canReadDrafts })

const TITLES = '*[_type == "post"].title'

describe('a perspective', () => {
  it('drafts shows each document once, preferring its draft, under the published id', async () => {
    expect(await ask('*[_type == "post"]{_id, _originalId, title}', 'drafts')).toEqual([
      { _id: 'both', _originalId: 'drafts.both', title: 'Draft' },
      { _id: 'leaving', _originalId: 'leaving', title: 'Leaving' },
      { _id: 'new', _originalId: 'drafts.new', title: 'New' },
    ])
    expect(await ask('*[_id == "new"][0].title', 'drafts')).toBe('New')
    expect(await ask('*[_id == "drafts.new"]', 'drafts')).toEqual([])
  })

  it('a list of layers shows the first that has the document, and hides what a release unpublishes', async () => {
    expect(await ask(TITLES, ['summer', 'drafts'])).toEqual(['Summer', 'New'])
    expect(await ask(TITLES, ['drafts', 'summer'])).toEqual(['Draft', 'New'])
    expect(await ask(TITLES, ['summer', 'published', 'drafts'])).toEqual(['Summer'])
    expect(await ask(TITLES, ['winter'])).toEqual(['Published', 'Leaving'])
  })

  it.each<Perspective>(['raw', 'published', 'drafts', ['summer', 'drafts']])(
    'shows a visitor without a token only published documents with public ids: %s',
    async perspective => {
      expect(await ask('*{"is": coalesce(title, name)}.is', perspective, false)).toEqual([
        'Published',
        'Leaving',
        'Amina',
      ])
      expect(
        await ask('*[_id in ["private.note", "drafts.both", "versions.summer.both"]]', perspective, false),
      ).toEqual([])
      expect(await ask('{"_ref": "private.note"}->', perspective, false)).toBeNull()
      expect(await ask('{"_ref": "drafts.both"}->', perspective, false)).toBeNull()
    },
  )
})
