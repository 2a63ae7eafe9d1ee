import { describe, expect, test } from 'vitest'
import { isPausable, isRotating, type RotationEvent, turn, UNSEEN } from './carousel-rotation'

function after(...events: RotationEvent[]) {
  return events.reduce(turn, UNSEEN)
}

function rotatesAfter(...events: RotationEvent[]): boolean {
  return isRotating(after(...events))
}

describe('a rotation', () => {
  test('waits until it is seen', () => {
    expect(rotatesAfter()).toBe(false)
    expect(rotatesAfter('seen')).toBe(true)
  })

  test('pauses while out of view', () => {
    expect(rotatesAfter('seen', 'lost')).toBe(false)
    expect(rotatesAfter('seen', 'lost', 'seen')).toBe(true)
  })

  test('pauses under the pointer', () => {
    expect(rotatesAfter('seen', 'pointer-entered')).toBe(false)
    expect(rotatesAfter('seen', 'pointer-entered', 'pointer-left')).toBe(true)
  })

  test('pauses while the page is hidden', () => {})

  for (const event of ['focus-entered', 'used', 'toggled'] as const) {
    test(`stops when it is ${event}, until the visitor asks for it`, () => {
      expect(rotatesAfter('seen', event)).toBe(false)
      expect(rotatesAfter('seen', event, 'lost', 'seen', 'pointer-entered', 'pointer-left')).toBe(false)
      expect(rotatesAfter('seen', event, 'toggled')).toBe(true)
    })

    test(`never starts by itself when it is ${event} before it is seen`, () => {
      expect(rotatesAfter(event, 'seen')).toBe(false)
    })
  }

  test('starts at once when the visitor asks, though the pointer is on the button', () => {
    const asked = ['seen', 'pointer-entered', 'toggled', 'toggled'] as const
    expect(rotatesAfter(...asked)).toBe(true)
    expect(rotatesAfter(...asked, 'pointer-left', 'pointer-entered')).toBe(false)
  })

  test('that was asked for holds still out of view all the same', () => {
    expect(rotatesAfter('seen', 'used', 'toggled', 'lost')).toBe(false)
  })
})

describe('for who wants less motion a rotation', () => {
  test('never starts by itself', () => {
    expect(rotatesAfter('calmed', 'seen')).toBe(false)
  })

  test('starts on request', () => {
    expect(rotatesAfter('calmed', 'seen', 'toggled')).toBe(true)
  })

  test('stops when the wish comes while it runs', () => {
    expect(rotatesAfter('seen', 'calmed')).toBe(false)
  })
})

describe('after the last slide a rotation', () => {
  for (const event of ['seen', 'toggled', 'used', 'focus-entered', 'calmed', 'pointer-left'] as const) {
    test(`is over for good, also when it is ${event}`, () => {
      expect(after('seen', 'ended', event).stage).toBe('over')
      expect(rotatesAfter('seen', 'ended', event)).toBe(false)
    })
  }
})

test('the button offers to pause what rotates or will, and to play what does not', () => {
  expect(isPausable(after())).toBe(true)
  expect(isPausable(after('seen', 'pointer-entered'))).toBe(true)
  expect(isPausable(after('seen', 'used'))).toBe(false)
  expect(isPausable(after('seen', 'ended'))).toBe(false)
})
