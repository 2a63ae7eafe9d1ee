import type { Shares } from '@/lib/forms/lights'
import { TilePath } from './tile-path'
import { petalsOf, type Tile } from './tiles'

type LitRowProps = {
  tiles: Tile[]
  /** Size of one tile. */
  width: number
  height: number
  gap: number
  groupGap: number
}

/** The tiles of a form in a row, for phones: decoration, as LitRosette is. */
export function LitRow({ tiles, width, height, gap, groupGap }: LitRowProps) {
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

/** The ten petals of a trial form in a row, for phones. */
export function TrialRow({ shares }: { shares: Shares }) {
  return <LitRow tiles={petalsOf(shares)} width={20} height={36} gap={4} groupGap={8} />
}

/** The petal tile of the site's pattern, upright, with its tip at the top. */
function kite(tip: number, half: number, height: number): string {
  const [shoulder, side, foot] = [0.42, 0.44, 0.14].map(share => Math.round(height * share * 100) / 100)
  return `M${tip} 0l${half} ${shoulder}v${side}l-${half} ${foot}-${half}-${foot}v-${side}z`
}
