import { expect, it } from 'vitest'
import { doneSteps, NO_PROGRESS, type SiteFacts } from './steps'

const FRESH: SiteFacts = { isSettingsEdited: false, isContentEdited: false, isSampleLeft: true, hasRequests: false }

it('begins with the first step done', () => {
  expect(doneSteps(FRESH, NO_PROGRESS)).toEqual(['studio'])
})

it('takes from the content what is done', () => {
  expect(doneSteps({ ...FRESH, isSettingsEdited: true }, NO_PROGRESS)).toEqual(['studio', 'settings'])
  expect(doneSteps({ ...FRESH, isContentEdited: true }, NO_PROGRESS)).toEqual(['studio', 'sentence'])
  expect(doneSteps({ ...FRESH, isSampleLeft: false }, NO_PROGRESS)).toEqual(['studio', 'sample'])
  expect(doneSteps({ ...FRESH, hasRequests: true }, NO_PROGRESS)).toEqual(['studio', 'request'])
})

it('keeps a step that was once done', () => {
  expect(doneSteps(FRESH, { done: ['sentence'] })).toEqual(['studio', 'sentence'])
})

it('counts what cannot be known as done, such as requests that nobody stores', () => {
  expect(doneSteps({ ...FRESH, isSampleLeft: null, hasRequests: null }, NO_PROGRESS)).toEqual([
    'studio',
    'sample',
    'request',
  ])
})
