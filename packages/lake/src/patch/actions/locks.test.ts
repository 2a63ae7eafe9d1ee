import { describe, expect, it } from 'vitest'
import { MemoryIndex } from '../../store/memory-index.ts'
import type { LakeDocument, Mutation } from '../../types.ts'
import { AUTHOR, document, failure, release, run } from './actions.fixture.ts'
import { requireUnlocked } from './index.ts'

const VERSION = document('versions.spring.post', { author: AUTHOR })

function refusal(mutation: Mutation, ...documents: LakeDocument[]) {
  const index = new MemoryIndex()
  index.apply(documents.map(after => ({ before: null, after })))
  return failure(() => requireUnlocked([{ delete: { id: 'other' } }, mutation], index))
}

describe('a mutation', () => {
  it.each<Mutation>([
    { create: { _id: '_.releases.new', _type: 'system.release' } },
    { patch: { id: '_.releases.spring', set: { state: 'published' } } },
    { delete: { id: '_.releases.spring' } },
  ])('of a release itself is refused: %j', mutation => {
    expect(refusal(mutation, release('active'))).toMatchObject({
      index: 1,
      description: expect.stringContaining('use the actions of releases'),
    })
  })

  it.each<Mutation>([
    { createOrReplace: { _id: VERSION._id, _type: 'post' } },
    { patch: { id: VERSION._id, set: { title: 'New' } } },
    { delete: { id: VERSION._id } },
  ])('of a version is refused unless its release is open: %j', mutation => {
    expect(refusal(mutation, release('active'), VERSION)).toBeNull()
    expect(refusal(mutation, VERSION)).toBeNull()
    for (const state of ['scheduled', 'archived', 'published']) {
      expect(refusal(mutation, release(state), VERSION)).toMatchObject({
        status: 409,
        type: 'documentLockedError',
        releaseId: 'spring',
        description: expect.stringContaining(`release "spring" is ${state}`),
      })
    }
  })

  it('that deletes what a scheduled release needs is refused', () => {
    const deletion: Mutation = { delete: { id: 'ann' } }
    expect(refusal(deletion, release('scheduled'), VERSION, document('ann'))).toMatchObject({ id: 'ann' })
    expect(refusal(deletion, release('active'), VERSION, document('ann'))).toBeNull()
    const weak = document('versions.spring.post', { author: { _ref: 'ann', _weak: true } })
    expect(refusal(deletion, release('scheduled'), weak, document('ann'))).toBeNull()
  })
})

describe('an action on a document', () => {
  it.each([
    ['edit', { draftId: VERSION._id, patch: { set: { title: 'New' } } }],
    ['publish', { draftId: VERSION._id }],
    ['delete', { includeDrafts: [VERSION._id] }],
    ['version.discard', { versionId: VERSION._id }],
    ['version.replace', { document: { _id: VERSION._id, _type: 'post' } }],
    ['version.unpublish', { versionId: VERSION._id }],
  ])('is refused while its release is scheduled: %s', (type, fields) => {
    const act = (state: string) =>
      run(
        [{ actionType: `sanity.action.document.${type}`, publishedId: 'post', ...fields }],
        [release(state), VERSION, document('post')],
      )
    expect(failure(() => act('scheduled'))).toMatchObject({ kind: 'actionError', type: 'documentLockedError' })
    expect(act('active').length).toBeGreaterThan(0)
  })
})
