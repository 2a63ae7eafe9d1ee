import type { CSSProperties } from 'react'
import { GIFT_TILES, HERO_FAR_RINGS, HERO_RINGS } from '@/components/ui/mosaic/tile-table'
import { drawPeriod, PERIOD, readTiles, type Tile } from '@/components/ui/mosaic/tiles'

/** In the units of the tile table; the middle of the phone is 0, 0. */
const BOX = { left: -5200, top: -3920, width: 9600, height: 7800 }
const GROUND = `M${BOX.left} ${BOX.top}h${BOX.width}v${BOX.height}h-${BOX.width}z`
/** The unlit pattern fades out towards the edges of the picture. */
const FADE = { radius: 4200, solidUpTo: 0.45, stretch: 'scale(1.16 1)' }

/**
 * The mosaic around the hero's phone, as it is when all tiles are lit. Its style sheet lights it ring by ring. The last tiles are those that
 * the visitor's own gifts light, which gift-tiles.ts does.
 */
export function Mosaic() {
  return (
    <svg className="mosaic mosaic-day" viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <defs>
        <pattern
          id="mosaic-lines"
          x={-PERIOD.width / 2}
          y={-PERIOD.height / 2}
          width={PERIOD.width}
          height={PERIOD.height}
          patternUnits="userSpaceOnUse"
        >
          <path className="mosaic-lines" d={drawPeriod()} />
        </pattern>
        <radialGradient
          id="mosaic-fade"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r={FADE.radius}
          gradientTransform={FADE.stretch}
        >
          <stop offset={FADE.solidUpTo} stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="mosaic-mask">
          <path className="mosaic-ground" fill="url(#mosaic-fade)" d={GROUND} />
        </mask>
      </defs>
      <path className="mosaic-ground" mask="url(#mosaic-mask)" fill="url(#mosaic-lines)" d={GROUND} />
      <g className="mosaic-far">
        <Rings words={HERO_FAR_RINGS} />
      </g>
      <Rings words={HERO_RINGS} />
      <g className="gift-tiles">
        {readTiles(GIFT_TILES)
          .flat()
          .map(({ path }, place) => (
            <path key={path} className={place === 0 ? 'next' : undefined} d={path} />
          ))}
      </g>
    </svg>
  )
}

/** One group per ring of tiles around the middle, from the inside out. */
function Rings({ words }: { words: string }) {
  return readTiles(words).map(
    (tiles, ring) => tiles.length > 0 && <Ring key={keyOf(tiles)} tiles={tiles} ring={ring} />,
  )
}

function Ring({ tiles, ring }: { tiles: Tile[]; ring: number }) {
  const style: CSSProperties & { '--ring': number } = { '--ring': ring }
  return (
    <g style={style}>
      {tiles.map(({ color, path }) => (
        <path key={path} className={color} d={path} />
      ))}
    </g>
  )
}

function keyOf(tiles: Tile[]): string {
  return tiles.map(({ path }) => path).join()
}
