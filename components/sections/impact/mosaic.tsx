import { classOfGoalTile } from '@/components/ui/mosaic/goal-tiles'
import { GOAL_TILES } from '@/components/ui/mosaic/tile-table'
import { readTiles } from '@/components/ui/mosaic/tiles'

/** In the units of the tile table: the box of one hundred tiles. */
const BOX = '-5113 -2957 8465 4480'

/** The goal as one hundred tiles, of which the first `lit` are lit. Without a goal none is lit and none is next. */
export function Mosaic({ lit }: { lit: number | null }) {
  return (
    <svg className="mosaic mosaic-night" viewBox={BOX} aria-hidden="true">
      {readTiles(GOAL_TILES).map((tiles, step) => (
        <g key={tiles[0]?.path} className={classOfGoalTile(step, lit ?? -1)}>
          {tiles.map(({ color, path }) => (
            <path key={path} className={color} d={path} />
          ))}
        </g>
      ))}
    </svg>
  )
}
