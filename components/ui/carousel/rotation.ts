/** Whether a carousel changes slides automatically, and what pauses it at the moment. */
export type Rotation = {
  /** waiting: starts when first in view. off: until the visitor presses play. over: for good. */
  stage: 'waiting' | 'on' | 'off' | 'over'
  isInView: boolean
  isHovered: boolean
}

/** What each event says of view and pointer. */
const EVENTS = {
  /** Enough of the slides is in view, or no longer is. */
  seen: { isInView: true },
  lost: { isInView: false },
  'pointer-entered': { isHovered: true },
  'pointer-left': { isHovered: false },
  /** By a control, by the keyboard focus, which came from outside of the carousel, or because of reduced motion. */
  stopped: {},
  toggled: {},
  /** The last slide of a carousel that does not wrap was reached. */
  ended: {},
}

export type RotationEvent = keyof typeof EVENTS

export const UNSEEN: Rotation = { stage: 'waiting', isInView: false, isHovered: false }

export function turn(rotation: Rotation, event: RotationEvent): Rotation {
  const stage = nextStage(rotation.stage, event)
  const after = { ...rotation, ...EVENTS[event], stage }
  // Pressing play starts it at once, even though the pointer is still on the button.
  return event === 'toggled' && stage === 'on' ? { ...after, isHovered: false } : after
}

export function isRotating({ stage, isInView, isHovered }: Rotation): boolean {
  return stage === 'on' && isInView && !isHovered
}

/** Whether the button offers pause: the rotation runs, or will once nothing pauses it. */
export function isPausable({ stage }: Rotation): boolean {
  return stage === 'on' || stage === 'waiting'
}

function nextStage(stage: Rotation['stage'], event: RotationEvent): Rotation['stage'] {
  if (stage === 'over' || event === 'ended') return 'over'
  if (event === 'stopped') return 'off'
  if (event === 'toggled') return stage === 'off' ? 'on' : 'off'
  return event === 'seen' && stage === 'waiting' ? 'on' : stage
}
