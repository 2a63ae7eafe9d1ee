import { expect, it } from 'vitest'
import { findingsWithErrors } from './errors'

const error = (name: string) => ({ level: 'error' as const, path: [name], message: `${name} is red` })

it('lists each field once, the text that cannot be read before its other faults, and warnings not at all', () => {
  const unread = [{ path: ['showUntil'], text: '31/31/2026', sentence: 'There is no month 31.', stored: undefined }]
  const markers = [error('showUntil'), error('text'), { ...error('title'), level: 'warning' as const }]
  const findings = ['text', 'picture'].map(name => ({ path: [name], sentence: `${name} is small` }))
  expect(findingsWithErrors({ unread, markers, findings })).toEqual([
    { path: ['showUntil'], sentence: 'There is no month 31.' },
    { path: ['text'], sentence: 'text is red' },
    { path: ['picture'], sentence: 'picture is small' },
  ])
})
