import { CORE, PETAL, turnPetal } from '@/components/ui/rosette-shapes'
import { petalsOf, REGISTRATION_TILES, type Shares, type Tile, tilesOfStep } from './tiles'

const WAVE_STEP = 2.5

/** Ten petals that light as the fields of the same `lights` element are answered: decoration, drawn by styles alone. */
export function LitRosette({ shares }: { shares: Shares }) {
  return (
    <svg aria-hidden viewBox="-100 -100 200 200" className="lit">
      {petalsOf(shares).map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a petal is identified by its position
        <TilePath key={place} tile={tile} transform={turnPetal(place)} d={PETAL} wave={Math.floor(place * WAVE_STEP)} />
      ))}
      <path d={CORE} className="lit-core" />
    </svg>
  )
}

type LitRowProps = { tiles: Tile[] } & Record<'width' | 'height' | 'gap' | 'groupGap', number>

function LitRow({ tiles, width, height, gap, groupGap }: LitRowProps) {
  const groups = [...new Set(tiles.map(({ group }) => group))]
  const leftOf = ({ group }: Tile, place: number) => place * (width + gap) + groups.indexOf(group) * groupGap
  const last = tiles.length - 1
  const end = tiles.length * (width + gap) - gap + (groups.length - 1) * groupGap
  return (
    <svg aria-hidden viewBox={`-1 -1 ${end + 2} ${height + 2}`} className="lit">
      {tiles.map((tile, place) => (
        <TilePath
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
          key={place}
          tile={tile}
          d={kite(leftOf(tile, place) + width / 2, width / 2, height)}
          wave={Math.abs(Math.round(place - last / 2))}
        />
      ))}
    </svg>
  )
}

export function TrialRow({ shares }: { shares: Shares }) {
  return <LitRow tiles={petalsOf(shares)} width={20} height={36} gap={4} groupGap={8} />
}

/** Tiles of the upper side; those of the others are quarter turns of them. */
const CORNER = 'M70-136h66v66L110.5-56.3 80.6-80.6 56.3-110.5Z'
const SIDES = ['M-70-136H0v26L-56.3-110.5Z', 'M0-136H70L56.3-110.5 0-110Z']

/** Petals and core of the rosette are a little smaller in their own file. */
const ROSETTE_SCALE = 1.073

/** Where the wave arrives: the core first, then petals, sides and corners. */
const WAVE = { petals: 4, sides: 16, corners: 20 }

/** A tile for every answer of the registration: you are the corners, the masjid is the petals, mailing the sides, and the terms are the core. */
export function Plan() {
  return (
    <svg aria-hidden viewBox="-138 -138 276 276" className="lit">
      {tilesOfStep(1).map((tile, turn) => (
        <TilePath key={tile.answer} tile={tile} transform={`rotate(${90 * turn})`} d={CORNER} wave={WAVE.corners} />
      ))}
      {tilesOfStep(3).map((tile, place) => {
        const side = place % SIDES.length
        const turn = `rotate(${(90 * (place - side)) / SIDES.length})`
        return (
          <TilePath key={tile.answer} tile={tile} transform={turn} d={SIDES[side] ?? ''} wave={WAVE.sides + side} />
        )
      })}
      <g transform={`scale(${ROSETTE_SCALE})`}>
        {tilesOfStep(2).map((tile, place) => (
          <TilePath key={tile.answer} tile={tile} transform={turnPetal(place)} d={PETAL} wave={WAVE.petals + place} />
        ))}
        {tilesOfStep(4).map(tile => (
          <TilePath key={tile.answer} tile={tile} d={CORE} wave={0} />
        ))}
      </g>
    </svg>
  )
}

export function Strip() {
  return <LitRow tiles={REGISTRATION_TILES} width={15} height={52} gap={2} groupGap={6} />
}

type TilePathProps = {
  tile: Pick<Tile, 'answer' | 'tone'>
  d: string
  transform?: string
  /** After how many others it turns saffron while the form is sent. */
  wave: number
}

function TilePath({ tile: { answer, tone }, d, transform, wave }: TilePathProps) {
  const path = <path data-answer={answer} className={`lit-${tone}`} d={d} style={{ '--wave': wave }} />
  return transform ? <g transform={transform}>{path}</g> : path
}

/** The petal tile of the site's pattern, upright, with its tip at the top. */
function kite(tip: number, half: number, height: number): string {
  const [shoulder, side, foot] = [0.42, 0.44, 0.14].map(share => Math.round(height * share * 100) / 100)
  return `M${tip} 0l${half} ${shoulder}v${side}l-${half} ${foot}-${half}-${foot}v-${side}z`
}
