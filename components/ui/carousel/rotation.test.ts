import { expect, test } from 'vitest'
import { isPausable, isRotating, type RotationEvent, turn, UNSEEN } from './rotation'

function after(...events: RotationEvent[]) {
  return events.reduce(turn, UNSEEN)
}

const ASKED: RotationEvent[] = ['seen', 'pointer-entered', 'toggled', 'toggled']

test.each<[when: string, events: RotationEvent[], isRunning: boolean]>([
  ['before it is seen', [], false],
  ['once it comes into view', ['seen'], true],
  ['out of view', ['seen', 'lost'], false],
  ['in view again', ['seen', 'lost', 'seen'], true],
  ['while the pointer is over it', ['seen', 'pointer-entered'], false],
  ['when the pointer has left', ['seen', 'pointer-entered', 'pointer-left'], true],
  ['after play, although the pointer is on the button', ASKED, true],
  ['after play, when the pointer comes back', [...ASKED, 'pointer-left', 'pointer-entered'], false],
  ['after play, out of view', ['seen', 'stopped', 'toggled', 'lost'], false],
  ['stopped before it is seen, as with reduced motion, and then played', ['stopped', 'seen', 'toggled'], true],
])('a rotation %s, after %j, runs: %s', (_, events, isRunning) => {
  expect(isRotating(after(...events))).toBe(isRunning)
})

test.each(['stopped', 'toggled'] as const)(
  'a rotation that is %s stops, or never starts, until the visitor asks for it',
  event => {
    const others = ['lost', 'seen', 'pointer-entered', 'pointer-left'] as const
    expect(isRotating(after('seen', event))).toBe(false)
    expect(isRotating(after('seen', event, ...others))).toBe(false)
    expect(isRotating(after('seen', event, 'toggled'))).toBe(true)
    expect(isRotating(after(event, 'seen'))).toBe(false)
  },
)

test.each(['seen', 'toggled', 'stopped', 'pointer-left'] as const)(
  'after the last slide a rotation is over for good, also when it is %s',
  event => {
    expect(after('seen', 'ended', event).stage).toBe('over')
    expect(isRotating(after('seen', 'ended', event))).toBe(false)
  },
)

test('the button offers pause while the rotation runs or is about to, and play otherwise', () => {
  expect(isPausable(after())).toBe(true)
  expect(isPausable(after('seen', 'pointer-entered'))).toBe(true)
  expect(isPausable(after('seen', 'stopped'))).toBe(false)
  expect(isPausable(after('seen', 'ended'))).toBe(false)
})
