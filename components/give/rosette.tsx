import type { ReactNode } from 'react'
import { CORE, PETALS, SLAB } from '@/components/ui/fabric/rosette'
import { petalLook, type Raised } from './goal'

/** In the units of the fabric, whose origin is its middle: ten petals on a slab, and whoever gives lights the next one. */
export function Rosette(raised: Raised) {
  return (
    <>
      <path className="rosette-slab" d={SLAB} />
      <g className="petals">
        {PETALS.map((path, place) => {
          const { state = '', size, rim } = petalLook(place, raised)
          return [
            rim && <path key={`rim of ${path}`} className={rim} d={path} />,
            // With another look it is another petal, which the style sheet moves into its place.
            <path
              key={path + state + size}
              className={state || undefined}
              transform={size < 1 ? `scale(${size})` : undefined}
              d={path}
            />,
          ]
        })}
      </g>
      <path className="rosette-core" d={CORE} />
    </>
  )
}

type GoalRosetteProps = Raised & { className?: string; children?: ReactNode }

export function GoalRosette({ className, children, ...raised }: GoalRosetteProps) {
  return (
    <svg viewBox="-400 -400 800 800" aria-hidden className={className} data-goal>
      <Rosette {...raised} />
      {children}
    </svg>
  )
}
