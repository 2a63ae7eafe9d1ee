import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '@/lib/forms/registration'
import {
  FIELDS_OF_STEP,
  firstStepWithError,
  STEPS,
  stepAfter,
  stepBefore,
  stepOfHistoryState,
  toHistoryState,
} from './steps'

it('has each field of the registration in one step', () => {
  expect(STEPS.flatMap(step => FIELDS_OF_STEP[step]).toSorted()).toEqual(Object.keys(REGISTRATION).toSorted())
})

it('goes from the first step to the last and back, and no further', () => {
  expect(STEPS.map(stepAfter)).toEqual([2, 3, 4, 4])
  expect(STEPS.map(stepBefore)).toEqual([1, 1, 2, 3])
})

describe('the step to mend', () => {
  it('is the first one with an error', () => {
    expect(firstStepWithError({ IV01termsandconditions: ['no'], II16masjidemail: ['no'] })).toBe(2)
  })

  it('is none without errors, nor for fields that the form does not have', () => {
    expect(firstStepWithError({})).toBeNull()
    expect(firstStepWithError({ I01name: [], email: ['is required'] })).toBeNull()
  })
})

describe('an entry of the browser’s history', () => {
  it('remembers its step beside what others keep there', () => {
    const state = toHistoryState({ tree: 'of the router' }, 3)
    expect(state).toMatchObject({ tree: 'of the router' })
    expect(stepOfHistoryState(state)).toBe(3)
  })

  it.each([null, undefined, 'text', {}, { registrationStep: 5 }, { registrationStep: '2' }])(
    'says nothing of a step as %j',
    state => {
      expect(stepOfHistoryState(state)).toBeNull()
    },
  )
})
