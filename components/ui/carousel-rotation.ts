/** Whether the slides of a carousel change by themselves, and what holds them up for the moment. */
export type Rotation = {
  /** waiting: starts when first seen. off: until the visitor asks for it. over: for good. */
  stage: 'waiting' | 'on' | 'off' | 'over'
  isInView: boolean
  isHovered: boolean
  isPageHidden: boolean
}

export type RotationEvent =
  /** Enough of the slides has come into view, or no longer is. */
  | 'seen'
  | 'lost'
  | 'pointer-entered'
  | 'pointer-left'
  | 'page-hidden'
  | 'page-shown'
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

export const UNSEEN: Rotation = { stage: 'waiting', isInView: false, isHovered: false, isPageHidden: false }

/** The rotation after an event. */
export function turn(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event) {
    case 'seen':
      return { ...rotation, isInView: true, stage: rotation.stage === 'waiting' ? 'on' : rotation.stage }
    case 'lost':
      return { ...rotation, isInView: false }
    case 'pointer-entered':
      return { ...rotation, isHovered: true }
    case 'pointer-left':
      return { ...rotation, isHovered: false }
    case 'page-hidden':
      return { ...rotation, isPageHidden: true }
    case 'page-shown':
      return { ...rotation, isPageHidden: false }
    case 'focus-entered':
    case 'used':
    case 'calmed':
      return rotation.stage === 'over' ? rotation : { ...rotation, stage: 'off' }
    case 'toggled':
      return toggle(rotation)
    case 'ended':
      return { ...rotation, stage: 'over' }
  }
}

export function isRotating({ stage, isInView, isHovered, isPageHidden }: Rotation): boolean {
  return stage === 'on' && isInView && !isHovered && !isPageHidden
}

/** Whether the button offers to pause: the slides change, or will once nothing holds them up. */
export function isPausable({ stage }: Rotation): boolean {
  return stage === 'on' || stage === 'waiting'
}

/** Who asks for it sees it start at once, though the pointer is still on the button. */
function toggle(rotation: Rotation): Rotation {
  if (rotation.stage === 'over') return rotation
  return isPausable(rotation) ? { ...rotation, stage: 'off' } : { ...rotation, stage: 'on', isHovered: false }
}
