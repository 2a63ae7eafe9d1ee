import { describe, expect, it } from 'vitest'
import { STEPS } from '@/lib/forms/registration'
import { firstStepWithError, stepAfter, stepBefore, stepOfHistoryState, toHistoryState } from './steps'

it('steps go from the first to the last and back, and no further', () => {
  expect(STEPS.map(stepAfter)).toEqual([2, 3, 4, 4])
  expect(STEPS.map(stepBefore)).toEqual([1, 1, 2, 3])
})

describe('the first step with an error', () => {
  it('is found in the order of the steps', () => {
    expect(firstStepWithError({ IV01termsandconditions: ['no'], II16masjidemail: ['no'] })).toBe(2)
  })

  it('is null without errors and for fields that the form does not have', () => {
    expect(firstStepWithError({})).toBeNull()
    expect(firstStepWithError({ I01name: [], email: ['is required'] })).toBeNull()
  })
})

describe('an entry of the browser’s history', () => {
  it('keeps its step in addition to the router’s state', () => {
    const state = toHistoryState({ tree: 'of the router' }, 3)
    expect(state).toMatchObject({ tree: 'of the router' })
    expect(stepOfHistoryState(state)).toBe(3)
  })

  it.each([null, undefined, 'text', {}, { registrationStep: 5 }, { registrationStep: '2' }])(
    'has no step when its state is %j',
    state => {
      expect(stepOfHistoryState(state)).toBeNull()
    },
  )
})
