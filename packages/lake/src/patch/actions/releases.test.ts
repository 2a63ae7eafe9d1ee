import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '../../types.ts'
import { AUTHOR, document, failure, release, run } from './actions.fixture.ts'

const ID = '_.releases.spring'
const VERSION = document('versions.spring.post', { title: 'Spring' })
const PUBLISHED = document('post', { title: 'Winter', _createdAt: '2025-01-01T00:00:00.000Z' })
const LATER = '2026-06-01T00:00:00.000Z'
const STATES = ['active', 'scheduled', 'archived', 'published']

function act(type: string, fields: Record<string, unknown> = {}, ...documents: LakeDocument[]) {
  return run([{ actionType: `sanity.action.release.${type}`, releaseId: 'spring', ...fields }], documents)
}

const refusal = (...action: Parameters<typeof act>) => failure(() => act(...action))
const changeOf = (set: Record<string, unknown>, unset: string[]) => ({ patch: { id: ID, set, unset } })
const finalStates = [{ _key: expect.stringMatching(/^[0-9a-f]{12}$/), id: 'versions.spring.post' }]

describe('create', () => {
  it('makes an active release, undecided unless its metadata says otherwise', () => {
    expect(act('create', { metadata: { title: 'Spring' } })).toEqual([
      {
        create: {
          _id: ID,
          _type: 'system.release',
          name: 'spring',
          state: 'active',
          metadata: { releaseType: 'undecided', title: 'Spring' },
        },
      },
    ])
  })

  it('is a conflict when the release exists', () => {
    const conflict = { status: 409, type: 'documentAlreadyExistsError' }
    expect(refusal('create', {}, release('active'))).toMatchObject(conflict)
  })

  it.each([
    [{ releaseType: 'soon' }, 'metadata.releaseType'],
    [{ cardinality: 'few' }, 'metadata.cardinality'],
    [{ title: 4 }, 'metadata.title'],
    [{ intendedPublishAt: 'tomorrow' }, 'intendedPublishAt'],
    ['asap', 'metadata'],
  ])('refuses the metadata %j', (metadata, reason) => {
    expect(refusal('create', { metadata })).toMatchObject({ status: 400, description: expect.stringContaining(reason) })
  })

  it.each(['a.b', '', '../x', 'x'.repeat(65), 4])('refuses the name %j', releaseId => {
    expect(refusal('create', { releaseId })).toMatchObject({ status: 400 })
  })
})

describe('edit', () => {
  it('changes the metadata', () => {
    const patch = { set: { metadata: { releaseType: 'scheduled' } } }
    expect(act('edit', { patch }, release('active'))).toEqual([{ patch: { ...patch, id: ID } }])
    expect(act('edit', { patch }, release('scheduled'))).toHaveLength(1)
  })

  it.each([{ set: { state: 'published' } }, { set: { name: 'other' } }, { unset: ['metadata.releaseType'] }])(
    'refuses %j',
    patch => {
      expect(refusal('edit', { patch }, release('active'))).toMatchObject({ status: 400 })
    },
  )
})

describe('publish', () => {
  it('publishes every version in one transaction', () => {
    const ann = document('versions.spring.ann', { _type: 'author' })
    const documents = [release('active'), ann, { ...VERSION, author: AUTHOR }, PUBLISHED]
    const [publishAnn, discardAnn, publishPost, discardPost, change, ...others] = act('publish', {}, ...documents)
    expect(publishAnn).toMatchObject({ createOrReplace: { _id: 'ann' } })
    expect(discardAnn).toEqual({ delete: { id: 'versions.spring.ann' } })
    expect(publishPost).toEqual({
      createOrReplace: {
        _id: 'post',
        _type: 'post',
        title: 'Spring',
        author: { _ref: 'ann' },
        _createdAt: PUBLISHED._createdAt,
      },
    })
    expect(discardPost).toEqual({ delete: { id: 'versions.spring.post' } })
    expect(change).toMatchObject({
      patch: { id: ID, set: { state: 'published', publishedAt: '2026-01-01T00:00:00.000Z' }, unset: ['error'] },
    })
    expect(others).toEqual([])
  })

  it('unpublishes what is marked for that, and leaves its content as a draft', () => {
    const marked = { ...VERSION, _system: { delete: true } }
    expect(act('publish', {}, release('active'), marked, PUBLISHED)).toMatchObject([
      { createIfNotExists: { _id: 'drafts.post', title: 'Winter' } },
      { delete: { id: 'post' } },
      { delete: { id: 'versions.spring.post' } },
      { patch: { set: { finalDocumentStates: finalStates } } },
    ])
    const draft = document('drafts.post', { title: 'Draft' })
    expect(act('publish', {}, release('active'), marked, PUBLISHED, draft)).toHaveLength(3)
    expect(act('publish', {}, release('active'), marked)).toHaveLength(2)
  })

  it('publishes what an earlier action added', () => {
    const add = {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'post',
      baseId: 'post',
      versionId: 'versions.spring.post',
    }
    const publish = { actionType: 'sanity.action.release.publish', releaseId: 'spring' }
    expect(run([add, publish], [release('active'), PUBLISHED])).toHaveLength(4)
  })

  it('leaves other releases alone', () => {
    const other = document('versions.spring2.post')
    expect(JSON.stringify(act('publish', {}, release('active'), VERSION, other))).not.toContain('spring2')
  })
})

describe('schedule and unschedule', () => {
  it('keep the time, and forget it', () => {
    expect(act('schedule', { publishAt: LATER }, release('active'), VERSION)).toEqual([
      changeOf({ state: 'scheduled', publishAt: LATER }, ['error']),
    ])
    expect(act('schedule', { publishAt: LATER }, release('scheduled'))).toHaveLength(1)
    expect(act('unschedule', {}, release('scheduled'))).toEqual([changeOf({ state: 'active' }, ['publishAt'])])
  })

  it('publish at once when the time is over', () => {
    expect(act('schedule', { publishAt: '2025-01-01T00:00:00Z' }, release('active'), VERSION)).toMatchObject([
      { createOrReplace: { _id: 'post' } },
      { delete: { id: VERSION._id } },
      { patch: { set: { state: 'published' } } },
    ])
  })

  it('refuse a release that could not be published', () => {
    const strong = [release('active'), { ...VERSION, author: AUTHOR }]
    expect(refusal('schedule', { publishAt: LATER }, ...strong)).toMatchObject({ status: 409, referenceID: 'ann' })
    const unpublished = document('versions.spring.ann', { _system: { delete: true } })
    const documents = [...strong, document('ann')]
    expect(act('schedule', { publishAt: LATER }, ...documents)).toHaveLength(1)
    expect(refusal('schedule', { publishAt: LATER }, ...documents, unpublished)).toMatchObject({ status: 409 })
  })

  it('refuse what is no time', () => {
    expect(refusal('schedule', { publishAt: 'soon' }, release('active'))).toMatchObject({ status: 400 })
  })
})

describe('archive and unarchive', () => {
  it('delete the versions, and bring them back', () => {
    expect(act('archive', {}, release('active'), VERSION)).toEqual([
      { delete: { id: VERSION._id } },
      changeOf({ state: 'archived', finalDocumentStates: finalStates }, ['error']),
    ])
    const action = { actionType: 'sanity.action.release.unarchive', releaseId: 'spring' }
    const archived = release('archived', { finalDocumentStates: [{ id: VERSION._id }] })
    expect(run([action], [archived], [VERSION])).toMatchObject([
      { create: { _id: VERSION._id, title: 'Spring' } },
      changeOf({ state: 'active' }, ['finalDocumentStates']),
    ])
    expect(failure(() => run([action], [archived]))).toMatchObject({ status: 409, id: VERSION._id })
  })
})

describe.each([
  ['edit', ['active', 'scheduled']],
  ['publish', ['active']],
  ['schedule', ['active', 'scheduled']],
  ['unschedule', ['scheduled']],
  ['archive', ['active']],
  ['unarchive', ['archived']],
  ['delete', ['archived', 'published']],
])('%s', (type, allowed) => {
  const fields = { patch: { set: { 'metadata.title': 'New' } }, publishAt: LATER }

  it.each(STATES.filter(state => !allowed.includes(state)))('is refused for a release that is %s', state => {
    expect(refusal(type, fields, release(state))).toMatchObject({
      status: 409,
      kind: 'actionError',
      type: 'releaseStateError',
      description: expect.stringContaining(`"spring" is ${state}: only a release that is ${allowed.join(' or ')}`),
    })
  })

  it('is refused for a release that does not exist', () => {
    expect(refusal(type, fields)).toMatchObject({ status: 409, type: 'documentNotFoundError' })
  })
})

describe('import', () => {
  const { _rev, ...exported } = release('published', { publishedAt: '2025-05-05T00:00:00.000Z' })

  it('writes the release as it was exported', () => {
    expect(act('import', { attributes: exported })).toEqual([{ create: exported }])
    expect(act('import', { document: exported, ifExists: 'replace' }, release('active'))).toEqual([
      { createOrReplace: exported },
    ])
    expect(act('import', { document: exported, ifExists: 'ignore' }, release('active'))).toEqual([])
    expect(refusal('import', { document: exported }, release('active'))).toMatchObject({ status: 409 })
  })

  it('schedules only what is still ahead, so that an import publishes nothing', () => {
    const ahead = { ...exported, state: 'scheduled', publishAt: LATER }
    expect(act('import', { attributes: ahead })).toEqual([{ create: ahead }])
    const { publishAt, ...open } = { ...ahead, state: 'active' }
    expect(act('import', { attributes: { ...ahead, publishAt: '2025-01-01T00:00:00Z' } })).toEqual([{ create: open }])
  })

  it.each([[{ _id: 'post' }], [{ _id: '_.releases.other' }], [{ _type: 'post' }], [{ metadata: null }]])(
    'refuses %j',
    fields => {
      expect(refusal('import', { attributes: { ...exported, ...fields } })).toMatchObject({ status: 400 })
    },
  )
})
