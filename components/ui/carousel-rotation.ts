/** Whether the slides of a carousel change by themselves, and what holds them up for the moment. */
export type Rotation = {
  /** waiting: starts when first seen. off: until the visitor asks for it. over: for good. */
  stage: 'waiting' | 'on' | 'off' | 'over'
  isInView: boolean
  isHovered: boolean
}

export type RotationEvent =
  /** Visitors see enough of the slides, or no longer do. */
  | 'seen'
  | 'lost'
  | 'pointer-entered'
  | 'pointer-left'
  /** The keyboard's focus came from outside of the carousel. */
  | 'focus-entered'
  /** The visitor moved the slides. */
  | 'used'
  /** The visitor wants less motion. */
  | 'calmed'
  /** The visitor pressed the pause or play button. */
  | 'toggled'
  /** The last slide of a carousel that does not wrap was reached. */
  | 'ended'

export const UNSEEN: Rotation = { stage: 'waiting', isInView: false, isHovered: false }

/** The rotation after an event. */
export function turn(rotation: Rotation, event: RotationEvent): Rotation {
  const stage = nextStage(rotation.stage, event)
  const after = { ...rotation, ...SEEN_AND_HELD[event], stage }
  // Who asks for it sees it start at once, though the pointer is still on the button.
  return event === 'toggled' && stage === 'on' ? { ...after, isHovered: false } : after
}

export function isRotating({ stage, isInView, isHovered }: Rotation): boolean {
  return stage === 'on' && isInView && !isHovered
}

/** Whether the button offers to pause: the slides change, or will once nothing holds them up. */
export function isPausable({ stage }: Rotation): boolean {
  return stage === 'on' || stage === 'waiting'
}

const SEEN_AND_HELD: Partial<Record<RotationEvent, Partial<Rotation>>> = {
  seen: { isInView: true },
  lost: { isInView: false },
  'pointer-entered': { isHovered: true },
  'pointer-left': { isHovered: false },
}

const STOPPING: RotationEvent[] = ['focus-entered', 'used', 'calmed']

function nextStage(stage: Rotation['stage'], event: RotationEvent): Rotation['stage'] {
  if (stage === 'over' || event === 'ended') return 'over'
  if (STOPPING.includes(event)) return 'off'
  if (event === 'toggled') return stage === 'off' ? 'on' : 'off'
  return event === 'seen' && stage === 'waiting' ? 'on' : stage
}
