import type { CSSProperties } from 'react'

/* Lengths are tenths of a pixel at an edge length of 66 px. */

/** In the units of the tile table; the middle of the phone is 0, 0. */
const HERO_BOX = { left: -5200, top: -3920, width: 9600, height: 7800 }
const GROUND = `M${HERO_BOX.left} ${HERO_BOX.top}h${HERO_BOX.width}v${HERO_BOX.height}h-${HERO_BOX.width}z`
/** Rings of tiles around the middle that light together. */
const RINGS_OF_WAVE = 4
/** The unlit pattern fades out towards the edges of the picture. */
const FADE = { radius: 4200, solidUpTo: 0.45, stretch: 'scale(1.16 1)' }

/**
 * The mosaic around the hero's phone, as it is when all tiles are lit. Its style sheet lights it wave by wave. The last tiles are those that
 * the visitor's own gifts light, which gift-tiles.ts does.
 */
export function HeroMosaic() {
  return (
    <svg
      className="mosaic mosaic-day"
      viewBox={`${HERO_BOX.left} ${HERO_BOX.top} ${HERO_BOX.width} ${HERO_BOX.height}`}
      aria-hidden="true"
    >
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
        <Waves words={HERO_FAR_RINGS} />
      </g>
      <Waves words={HERO_RINGS} />
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

/** One group per wave, from the inside out. Browsers animate a few groups at little cost, but not hundreds of tiles. */
function Waves({ words }: { words: string }) {
  const rings = readTiles(words)
  return Array.from({ length: Math.ceil(rings.length / RINGS_OF_WAVE) }, (_, wave) => {
    const tiles = rings.slice(wave * RINGS_OF_WAVE, (wave + 1) * RINGS_OF_WAVE).flat()
    return tiles.length > 0 && <Wave key={keyOf(tiles)} tiles={tiles} wave={wave} />
  })
}

function Wave({ tiles, wave }: { tiles: Tile[]; wave: number }) {
  const style: CSSProperties & { '--wave': number } = { '--wave': wave }
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

/** One period of the pattern, in the units of the table. */
const PERIOD = { width: 2387.9, height: 3286.67 }

/** `color` is one of the letters a to m, which the style sheet gives a color for each ground. */
type Tile = { color: string; path: string }

/** Characters that each tile takes in the table. */
const CODE_LENGTH = 4
/** Cells of the pattern are numbered by column, from three to the left of the middle and three above it. */
const CELLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLM'
const CELLS_PER_COLUMN = 7
const MIDDLE_CELL = 3

/** The tiles of some of the table's rings or steps, which are words of tile codes. */
function readTiles(words: string): Tile[][] {
  const place = placeTiles()
  return words.split(' ').map(word =>
    Array.from({ length: word.length / CODE_LENGTH }, (_, index) => {
      const code = word.slice(index * CODE_LENGTH, (index + 1) * CODE_LENGTH)
      const cell = CELLS.indexOf(code.charAt(2))
      const column = Math.floor(cell / CELLS_PER_COLUMN) - MIDDLE_CELL
      const row = (cell % CELLS_PER_COLUMN) - MIDDLE_CELL
      return { color: code.charAt(3), path: place(Number.parseInt(code.slice(0, 2), 36), column, row) }
    }),
  )
}

/** The outlines of all tiles of one period, from its upper left corner on, for an SVG pattern of that size. */
function drawPeriod(): string {
  const place = placeTiles()
  const tiles = UNIT.split(',').map((_, tile) => tile)
  const aside = [-1, 0, 1]
  return tiles
    .flatMap(tile => aside.flatMap(column => aside.map(row => place(tile, column + 0.5, row + 0.5))))
    .filter(isInPeriod)
    .join('')
}

/** Relative outlines repeat in the markup, so that compression stores each of them once. */
function placeTiles(): (tile: number, column: number, row: number) => string {
  const outlines = OUTLINES.split(',')
  const unit = UNIT.split(',').map(tile => tile.split(' ').map(Number))
  return (tile, column, row) => {
    const [outline = 0, left = 0, top = 0] = unit[tile] ?? []
    const x = Math.round(left + column * PERIOD.width)
    const y = Math.round(top + row * PERIOD.height)
    return `M${x}${y < 0 ? '' : ' '}${y}${outlines[outline]}`
  }
}

function isInPeriod(path: string): boolean {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number)
  const corners = [{ x, y }]
  for (let index = 0; index < steps.length; index += 2) {
    const last = corners.at(-1) ?? { x, y }
    corners.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) })
  }
  const reaches = (values: number[], end: number) => Math.max(...values) > 0 && Math.min(...values) < end
  return (
    reaches(
      corners.map(corner => corner.x),
      PERIOD.width,
    ) &&
    reaches(
      corners.map(corner => corner.y),
      PERIOD.height,
    )
  )
}

/** Outlines of tiles from their topmost corner on, as relative path data. */
const OUTLINES =
  'l165 120-165 508-165-508z,l432 314 165 508-534 0-165-120-63-194z,l63 194 165 120-456 0 165-120z,l456 0 432 314-432 314-456 0-432-314z,l432 314-534 0-63-194z,l165 120-165 120-39-120z,l456 0-165 120-63 194-63-194z,l534 0 165 120 63 194-165 508-432-314z,l63 194-204 0 39-120z,l204 0 165 508-432-314z,l432 314-63 194-204 0z,l126 0-63 194-165-120z,l165 508-165 120-165-120z,l534 0-165 508-432 314-165-508 63-194z,l204 0 63 194-432 314z,l165 508-63 194-165 120-534 0 165-508z,l-165 508-204 0-63-194z,l534 0-432 314-165-120z,l204 0-63 194-102-74z,l63 194-126 0-102-74z,l126 0 102 74-165 120z,l165 120-63 194-534 0z,l39 120-39 120-165-120z,l102 74 39 120-204 0z,l534 0 63 194-165 120z,l165 120-102 74-126 0z,l204 0-39 120-102 74z,l204 0 165 120 63 194-63 194-165 120-204 0-165-120-63-194 63-194z,l39 120-102 74z,l-39 120-126 0z,l204 0-102 74z,l102 74-204 0z,l126 0 39 120z,l102 74-39 120z,l165 120-126 0z,l63 194-102-74z,l-63 194-39-120z,l126 0-165 120z'

/** The tiles of one period of the pattern: outline, x and y of the topmost corner. */
const UNIT =
  '0 -1194 -1255,1 -1029 -1136,2 -1194 -628,3 -228 -1957,4 -660 -1643,5 -825 -1763,6 -228 -1329,7 -762 -1329,8 -825 -1523,9 -966 -1329,10 -597 -822,11 -1092 -1329,3 -1422 -314,6 -1422 314,12 -1194 628,13 -966 314,14 -432 314,15 -165 508,16 -597 822,17 -762 1329,18 -966 1329,2 0 1016,19 -1029 1136,15 1029 -1136,20 966 -1329,14 762 -1329,16 597 -822,13 228 -1329,21 660 -1643,22 825 -1763,23 825 -1523,21 -534 0,24 -966 -314,22 -369 -120,12 0 -1016,25 -165 -508,17 432 -314,18 228 -314,0 0 388,1 165 508,20 -228 314,4 534 0,5 369 -120,7 432 314,11 102 314,9 228 314,10 597 822,23 -369 120,19 165 -508,8 369 120,26 -432 -314,25 1029 1136,24 228 1329,26 762 1329,27 -1296 -1957,28 -864 -1643,29 -927 -1449,30 -1296 -1329,31 -1194 1255,32 -1092 1329,33 -927 1449,34 927 -1449,35 864 -1643,34 -267 194,35 -330 0,27 -102 -314,36 -267 -194,37 -228 -314,31 0 -388,32 102 -314,33 267 -194,28 330 0,29 267 194,30 -102 314,36 927 1449,37 966 1329'

/** Tiles of the hero, one word per ring from the middle. Four characters per tile: place in UNIT (2, base 36), cell of the pattern, color. */
const HERO_RINGS =
  '0cva0coc0dok0dvk02ol02vl   0evc00oa00vc0eob 17he0nhe01ve0fvd 1moi1loi1mvj1lvi 10hb15hb0vvc0wvc0mvg0ohh1fhg0bvh 0phb0ivb1ahc09va1nvi1phi23hi1kvi 0xvg1ioi1ipi1ivi1iwm1svj1uvj 0uhh0kvg1hhg08vh1bvh1evh0avb0gvc1qhi22hi1jvi1ovi 1rvi1vvi 0hnd07pd13ne0rpe0thg0tig05wh05vh0jvb0zvh14vg22gj1qij1mnj1lpi1muj1ouj1jwi07ve 23gj1pij1nuj1tvi1wvj21vi0uih1fgg0oig0muh0kuh1hgh 0yvb12va18vh1cvh1gga0sia00pa0eub0enb0juc 1xvj20vi09wc1agb0pib0iua 0lvl0ypb12nc1yvj1zvi11vg1dvg 19vc16vh0apb0gna0qpc19nb0fnf01pe17nf0npd 13vd03va03wc 10va15va 0nie 0vnc  0nvf17vf1gva0pva 0cpc13ug1gua0wnb 0cCc15gc  00Cc 10gb'

/** The same for tiles that only wide screens show, because on narrow ones the copy is there. Rings without such a tile are empty. */
const HERO_FAR_RINGS =
  '        16hg1yhj1zhi 11hh1dhh0qha19ha 1xhi20hi 18hg1chg0rhf13hd 1thi1whj21hj 0yhc12hb14hg 1rhj 0lhl 0gha 07hd0hhf03ha03ic 0vha0wha 0rif   01hg0fhd0jhc 19gc07ig04ic 12gb   0ggc'

/** Tiles that the visitor's own gifts light, in this order. */
const GIFT_TILES = '04vb1ghc0hvd0shb10nc0vpb07we17gf'
