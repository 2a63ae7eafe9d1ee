import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '../../types.ts'
import { BEFORE, document, failure, run } from './actions.fixture.ts'

const PUBLISHED = document('post', { title: 'Published' })
const DRAFT = document('drafts.post', { title: 'Draft', _createdAt: '2026-02-02T00:00:00.000Z' })

function act(type: string, fields: Record<string, unknown>, ...documents: LakeDocument[]) {
  return run([{ actionType: `sanity.action.document.${type}`, publishedId: 'post', ...fields }], documents)
}

const refusal = (...action: Parameters<typeof act>) => failure(() => act(...action))
const EDIT = { draftId: 'drafts.post', patch: { set: { title: 'New' } } }

describe('edit', () => {
  it('first creates a draft from the published document', () => {
    const [create, patch] = act('edit', EDIT, PUBLISHED)
    const copy = { _id: 'drafts.post', _type: 'post', title: 'Published', _createdAt: BEFORE }
    expect(create).toEqual({ createIfNotExists: copy })
    expect(patch).toMatchObject({ patch: { id: 'drafts.post' } })
  })
})

describe('publish', () => {
  const fields = { draftId: 'drafts.post' }

  it('replaces the published document, keeps its creation date and deletes the draft', () => {
    expect(act('publish', fields, DRAFT, PUBLISHED)).toEqual([
      { createOrReplace: { _id: 'post', _type: 'post', title: 'Draft', _createdAt: BEFORE } },
      { delete: { id: 'drafts.post' } },
    ])
  })

  it('keeps the creation date of the draft when nothing was published yet', () => {
    expect(act('publish', fields, DRAFT)[0]).toMatchObject({ createOrReplace: { _createdAt: DRAFT._createdAt } })
  })

  it.each(['ifDraftRevisionId', 'ifPublishedRevisionId'])('checks %s', field => {
    expect(refusal('publish', { ...fields, [field]: 'old' }, DRAFT, PUBLISHED)).toMatchObject({
      status: 409,
      type: 'documentRevisionIDDoesNotMatchError',
      expectedRevisionID: 'old',
    })
  })

  it('publishes what an earlier action edited', () => {
    const base = { publishedId: 'post', draftId: 'drafts.post' }
    const edit = { ...base, actionType: 'sanity.action.document.edit', patch: { set: { title: 'Edited' } } }
    const publish = { ...base, actionType: 'sanity.action.document.publish' }
    expect(run([edit, publish], [DRAFT]).at(1)).toMatchObject({ createOrReplace: { title: 'Edited' } })
  })
})

describe('unpublish', () => {
  it('turns the published document into a draft', () => {
    expect(act('unpublish', { draftId: 'drafts.post' }, PUBLISHED)).toMatchObject([
      { createIfNotExists: { _id: 'drafts.post', title: 'Published' } },
      { delete: { id: 'post' } },
    ])
  })

  it('keeps an existing draft', () => {
    expect(act('unpublish', { draftId: 'drafts.post' }, PUBLISHED, DRAFT)).toEqual([{ delete: { id: 'post' } }])
  })
})

describe.each([
  ['discard', 'draftId'],
  ['discard', 'versionId'],
  ['version.discard', 'versionId'],
])('%s', (type, field) => {
  it('is a conflict when there is no draft', () => {
    expect(refusal(type, { [field]: 'drafts.post' })).toMatchObject({ status: 409 })
  })

  it('never deletes a published document', () => {
    expect(refusal(type, { [field]: 'post' }, PUBLISHED)).toMatchObject({ status: 400 })
  })

  it('purges the draft', () => {
    expect(act(type, { [field]: 'drafts.post', purge: true }, DRAFT)).toEqual([
      { delete: { id: 'drafts.post', purge: true } },
    ])
  })
})

describe('a versionId, as the HTTP reference names the draft', () => {
  it('may belong to a release', () => {
    const version = document('versions.summer.post', { title: 'Summer' })
    expect(act('publish', { versionId: version._id }, version)).toMatchObject([
      { createOrReplace: { _id: 'post', title: 'Summer' } },
      { delete: { id: version._id } },
    ])
  })

  it.each(['edit', 'publish', 'unpublish'])('is refused in %s for a published document', type => {
    expect(refusal(type, { ...EDIT, draftId: 'post' }, PUBLISHED)).toMatchObject({ status: 400 })
  })
})

describe('delete', () => {
  it('deletes the published document and the drafts it names', () => {
    expect(act('delete', { includeDrafts: ['drafts.post'] }, PUBLISHED, DRAFT)).toEqual([
      { delete: { id: 'post' } },
      { delete: { id: 'drafts.post' } },
    ])
  })

  it('purges the published document also when only its draft exists', () => {
    expect(act('delete', { includeDrafts: ['drafts.post'], purge: true }, DRAFT)).toEqual([
      { delete: { id: 'post', purge: true } },
      { delete: { id: 'drafts.post', purge: true } },
    ])
  })
})

describe('create', () => {
  const attributes = { _id: 'drafts.post', _type: 'post' }

  it('is a conflict when the draft exists, or does nothing on request', () => {
    expect(refusal('create', { attributes, ifExists: 'fail' }, DRAFT)).toMatchObject({ status: 409 })
    expect(act('create', { attributes, ifExists: 'ignore' }, DRAFT)).toEqual([])
  })

  it('can be followed by a replacement, as when a deleted document is restored', () => {
    const action = (type: string) => ({ actionType: `sanity.action.document.${type}`, publishedId: 'post', attributes })
    expect(run([action('create'), action('replaceDraft')], [])).toEqual([
      { create: attributes },
      { createOrReplace: attributes },
    ])
  })
})

describe('version.create', () => {
  it('copies a base document and checks its revision', () => {
    const fields = { baseId: 'post', versionId: 'drafts.post' }
    expect(act('version.create', fields, PUBLISHED)).toMatchObject([
      { create: { _id: 'drafts.post', title: 'Published' } },
    ])
    expect(refusal('version.create', { ...fields, ifBaseRevisionId: 'old' }, PUBLISHED)).toMatchObject({ status: 409 })
  })
})

describe('an action', () => {
  const replacement = { _id: 'drafts.post', _type: 'post', title: 'Restored' }
  const version = { versionId: 'versions.spring.post' }

  it.each<[string, string, object, LakeDocument[], object]>([
    ['edit', 'of nothing', EDIT, [], { status: 409, type: 'documentNotFoundError' }],
    ['edit', 'of the draft of another', { ...EDIT, draftId: 'drafts.other' }, [DRAFT], { status: 400 }],
    ['publish', 'without a draft', { draftId: 'drafts.post' }, [PUBLISHED], { status: 409 }],
    ['delete', 'that leaves a draft', {}, [PUBLISHED, DRAFT], { status: 409, id: 'drafts.post' }],
    ['delete', 'of the draft of another', { includeDrafts: ['drafts.x'] }, [PUBLISHED], { status: 400 }],
    ['delete', 'of nothing', {}, [], { status: 409 }],
    ['replaceDraft', 'of nothing', { attributes: replacement }, [], { status: 409 }],
    ['version.replace', 'of nothing', { document: replacement }, [], { status: 409 }],
    ['version.unpublish', 'of what is not published', version, [], { status: 409, id: 'post' }],
    ['version.unpublish', 'of a draft', { versionId: 'drafts.post' }, [PUBLISHED, DRAFT], { status: 400 }],
  ])('%s %s is refused', (type, _of, fields, documents, expected) => {
    expect(refusal(type, { ...fields }, ...documents)).toMatchObject(expected)
  })
})

describe('a list of actions', () => {
  it.each([
    [501, 'sanity.action.variant.definition.create', 'sanity.action.variant.definition.create is not offered'],
    [501, 'sanity.action.document.variant.publish', 'sanity.action.document.variant.publish is not offered'],
    [400, 'sanity.action.document.invent', 'Unknown action type'],
    [400, 'constructor', 'Unknown action type'],
  ])('answers %i to %s', (status, actionType, reason) => {
    expect(failure(() => run([{ actionType }], []))).toMatchObject({
      status,
      description: expect.stringContaining(reason),
    })
  })

  it.each([[undefined], [{}], ['edit'], [[null]], [[{}]], [['edit']]])('is refused when malformed: %j', actions => {
    expect(failure(() => run(actions, []))).toMatchObject({ status: 400 })
  })

  it('reports the position of the failed action in an action error', () => {
    const discard = { actionType: 'sanity.action.document.discard', draftId: 'drafts.post' }
    expect(failure(() => run([discard, discard], [DRAFT]))).toMatchObject({ kind: 'actionError', index: 1 })
  })
})

describe('version.unpublish', () => {
  const fields = { versionId: 'versions.spring.post' }
  const mark = { patch: { id: fields.versionId, set: { '_system.delete': true } } }

  it('marks the version, which is made from the published document if there is none', () => {
    const version = document(fields.versionId, { title: 'Spring' })
    expect(act('version.unpublish', fields, PUBLISHED, version)).toEqual([mark])
    expect(act('version.unpublish', fields, PUBLISHED)).toMatchObject([
      { create: { _id: fields.versionId, title: 'Published' } },
      mark,
    ])
  })
})
