import type { ReactNode } from 'react'
import { CORE, PETALS, SLAB } from '@/components/ui/fabric/rosette'
import { petalLook } from './goal'

type GoalRosetteProps = {
  /** In dollars, like `goal`. */
  raised: number
  /** What had come in before the gifts whose petals are lighter. */
  before?: number
  goal?: number
  className?: string
  /** On the core, in the units of the drawing, whose middle is the origin. */
  children?: ReactNode
}

/** The rosette of a goal, on its slab: ten petals, and whoever gives lights the next one. */
export function GoalRosette({ raised, before = raised, goal, className, children }: GoalRosetteProps) {
  return (
    <svg viewBox="-400 -400 800 800" aria-hidden className={className} data-goal>
      <path className="rosette-slab" d={SLAB} />
      <g className="petals">
        {PETALS.map((path, place) => {
          const { state, size } = petalLook(place, { raised, before, goal })
          return [
            size < 1 && <path key={`rim of ${path}`} className="petal-rim" d={path} />,
            <path key={path} className={state} transform={size < 1 ? `scale(${size})` : undefined} d={path} />,
          ]
        })}
      </g>
      <path className="rosette-core" d={CORE} />
      {children}
    </svg>
  )
}
