import { expect, it } from 'vitest'
import { type Known, outcomeOfPress } from './press'

const known: Known = {
  ...{ hasDraft: true, revision: 'b', validated: 'b', isValidating: false, isSaving: false },
  ...{ isShared: false, hasErrors: false, hasUnread: false, isBlocked: false },
}
const outcome = (more: Partial<Known>) => outcomeOfPress({ ...known, ...more })

it('goes on once the draft is saved and checked', () => {
  expect(outcome({})).toBe('go')
})

it('waits while edits are saved or fields are checked', () => {
  expect(outcome({ isSaving: true })).toBe('wait')
  expect(outcome({ isValidating: true })).toBe('wait')
  expect(outcome({ validated: 'a' })).toBe('wait')
  expect(outcome({ validated: undefined })).toBe('wait')
})

it('waits while somebody else is changing the draft', () => {
  expect(outcome({ isShared: true })).toBe('wait')
  expect(outcome({ isShared: true, hasErrors: true, isBlocked: true })).toBe('wait')
})

it('waits until a first draft is stored', () => {
  expect(outcome({ revision: undefined, validated: undefined })).toBe('wait')
})

it('does not refuse because of the errors of an earlier text', () => {
  expect(outcome({ hasErrors: true, isBlocked: true, validated: 'a' })).toBe('wait')
  expect(outcome({ hasErrors: true, isBlocked: true, isValidating: true })).toBe('wait')
  expect(outcome({ hasErrors: true, isBlocked: true })).toBe('red')
})

it('waits while Sanity’s own action is disabled for a reason that passes', () => {
  expect(outcome({ isBlocked: true })).toBe('wait')
})

it('is in vain once there is no draft', () => {
  expect(outcome({ hasDraft: false, revision: undefined, isBlocked: true })).toBe('nothing')
})

it('is refused while a field holds text that cannot be read, also when nothing else has changed', () => {
  expect(outcome({ hasUnread: true })).toBe('red')
  expect(outcome({ hasUnread: true, hasDraft: false, revision: undefined, isBlocked: true })).toBe('red')
})
