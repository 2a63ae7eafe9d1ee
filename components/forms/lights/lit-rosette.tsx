import { CORE, PETAL, turnPetal } from '@/components/ui/rosette-shapes'
import type { Shares } from '@/lib/forms/lights'
import { TilePath } from './tile-path'
import { petalsOf } from './tiles'

/** Petals follow each other in the wave. */
const WAVE_STEP = 2.5

/** Ten petals that light as the fields of the same `lights` element are answered: decoration, drawn by styles alone. */
export function LitRosette({ shares }: { shares: Shares }) {
  return (
    <svg aria-hidden viewBox="-100 -100 200 200" className="lit">
      {petalsOf(shares).map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a petal is identified by its position
        <g key={place} transform={turnPetal(place)}>
          <TilePath tile={tile} d={PETAL} wave={Math.floor(place * WAVE_STEP)} />
        </g>
      ))}
      <path d={CORE} className="lit-core" />
    </svg>
  )
}
