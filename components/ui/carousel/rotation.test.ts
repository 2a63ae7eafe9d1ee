import { describe, expect, test } from 'vitest'
import { isPausable, isRotating, type RotationEvent, turn, UNSEEN } from './rotation'

function after(...events: RotationEvent[]) {
  return events.reduce(turn, UNSEEN)
}

function rotatesAfter(...events: RotationEvent[]): boolean {
  return isRotating(after(...events))
}

describe('a rotation', () => {
  test('starts when it comes into view', () => {
    expect(rotatesAfter()).toBe(false)
    expect(rotatesAfter('seen')).toBe(true)
  })

  test('pauses while out of view', () => {
    expect(rotatesAfter('seen', 'lost')).toBe(false)
    expect(rotatesAfter('seen', 'lost', 'seen')).toBe(true)
  })

  test('pauses while the pointer is over it', () => {
    expect(rotatesAfter('seen', 'pointer-entered')).toBe(false)
    expect(rotatesAfter('seen', 'pointer-entered', 'pointer-left')).toBe(true)
  })

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

  test('starts at once when the visitor presses play, even though the pointer is on the button', () => {
    const asked = ['seen', 'pointer-entered', 'toggled', 'toggled'] as const
    expect(rotatesAfter(...asked)).toBe(true)
    expect(rotatesAfter(...asked, 'pointer-left', 'pointer-entered')).toBe(false)
  })

  test('pauses out of view even when the visitor pressed play', () => {
    expect(rotatesAfter('seen', 'used', 'toggled', 'lost')).toBe(false)
  })
})

describe('with reduced motion a rotation', () => {
  test('never starts automatically', () => {
    expect(rotatesAfter('calmed', 'seen')).toBe(false)
  })

  test('starts when the visitor presses play', () => {
    expect(rotatesAfter('calmed', 'seen', 'toggled')).toBe(true)
  })

  test('stops when reduced motion is turned on while it runs', () => {
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

test('the button offers pause while the rotation runs or is about to, and play otherwise', () => {
  expect(isPausable(after())).toBe(true)
  expect(isPausable(after('seen', 'pointer-entered'))).toBe(true)
  expect(isPausable(after('seen', 'used'))).toBe(false)
  expect(isPausable(after('seen', 'ended'))).toBe(false)
})
