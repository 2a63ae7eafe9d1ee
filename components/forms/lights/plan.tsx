import { CORE, PETAL, turnPetal } from '@/components/ui/rosette-shapes'
import { LitRow } from './lit-row'
import { TilePath } from './tile-path'
import { REGISTRATION_TILES, tilesOfStep } from './tiles'

/** Tiles of the upper side; those of the others are quarter turns of them. */
const CORNER = 'M70-136h66v66L110.5-56.3 80.6-80.6 56.3-110.5Z'
const SIDES = ['M-70-136H0v26L-56.3-110.5Z', 'M0-136H70L56.3-110.5 0-110Z']

/** Petals and core of the rosette are a little smaller in their own file. */
const ROSETTE_SCALE = 1.073

/** Where the wave arrives: the core first, then petals, sides and corners. */
const WAVE = { petals: 4, sides: 16, corners: 20 }

const PLACES_PER_TURN = SIDES.length

/** A tile for every answer of the registration: you are the corners, the masjid is the petals, mailing the sides, and the terms are the core. */
export function Plan() {
  return (
    <svg aria-hidden viewBox="-138 -138 276 276" className="lit">
      {tilesOfStep(1).map((tile, turn) => (
        <g key={tile.answer} transform={quarter(turn)}>
          <TilePath tile={tile} d={CORNER} wave={WAVE.corners} />
        </g>
      ))}
      {tilesOfStep(3).map((tile, place) => (
        <g key={tile.answer} transform={quarter(Math.floor(place / PLACES_PER_TURN))}>
          <TilePath
            tile={tile}
            d={SIDES[place % PLACES_PER_TURN] ?? ''}
            wave={WAVE.sides + (place % PLACES_PER_TURN)}
          />
        </g>
      ))}
      <g transform={`scale(${ROSETTE_SCALE})`}>
        {tilesOfStep(2).map((tile, place) => (
          <g key={tile.answer} transform={turnPetal(place)}>
            <TilePath tile={tile} d={PETAL} wave={WAVE.petals + place} />
          </g>
        ))}
        {tilesOfStep(4).map(tile => (
          <TilePath key={tile.answer} tile={tile} d={CORE} wave={0} />
        ))}
      </g>
    </svg>
  )
}

/** One row of all tiles, the narrow-screen variant of the drawing. */
export function Strip() {
  return <LitRow tiles={REGISTRATION_TILES} width={15} height={52} gap={2} groupGap={6} />
}

function quarter(turn: number): string {
  return `rotate(${90 * turn})`
}
