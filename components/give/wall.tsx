import { drawLines, drawTile } from '@/components/ui/fabric/drawing'
import { SLAB } from '@/components/ui/fabric/rosette'
import { readTile, type Tile } from '@/components/ui/fabric/walls'

/** Both in the fabric's units around the middle of the rosette. The fabric ends on a line of its own, where no tile crosses it. */
const LINES_BOX = 'M-1000-1000h2600v2000h-2600z'
const TILES_BOX = 'M-1200-1500h3200v2212h-3200z'

/** The day's fabric around the rosette of the week's goal, whose middle is its origin. */
export function GoalFabric() {
  const groups = Object.entries(GROUPS).map(([name, rings]) => drawGroup(name, ringsOf(rings)))
  const fabric = `<defs>${drawLines('hero-lines')}${FADE}<clipPath id="hero-clip"><path d="${TILES_BOX}"/></clipPath></defs><path class="hero-fabric" mask="url(#hero-mask)" fill="url(#hero-lines)" d="${LINES_BOX}"/>${groups.join('')}<path class="hero-closed" d="${SLAB}"/>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing, without a word of staff or visitors
  return <g dangerouslySetInnerHTML={{ __html: fabric }} />
}

export const GROUPS = {
  around:
    'f0-1+0,p0-1+0,f0+0+0,f1+0+0,h+0+0,p1+0+0,p2+0+0,f1+0+1,p2+0+1,p3+0+1 r9+0-1,r6+1+0 r0+0-1,p0+0+0,p3+0+0,r5+1+0 r1+0-1,r4+1+0',
  left: 'p1-1+0,f0-1+1,f1-1+1,h-1+1,p0-1+1,p3-1+1',
  wide: '  h-1+0,r2-1+0,r8+0-1,r7+1-1,r8+1-1 r3-1+0,r7+0-1,s+0-1,r6+1-1,r9+1-1 p1+0-1,r2+0-1,s+1-1,p2+1+0,r3+1+0 f0+0-1,r3+0-1,r0+1-1,r5+1-1,f1+1+0,r2+1+0 h+0-1,p0+0-1,r1+1-1,r2+1-1,r3+1-1,r4+1-1,h+1+0,p3+1+0 f0+1+0,p1+1+0 r7+1-2,r8+1-2,r9+1-2,h+1-1,p1+1-1,p2+1-1,p0+1+0,r6+2-1,r7+2-1,r8+2-1,r5+2+0,r6+2+0 h+1-2,p1+1-2,r0+1-2,r1+1-2,r2+1-2,r3+1-2,s+1-2,f0+1-1,f1+1-1,p0+1-1,p3+1-1,r6+2-2,r7+2-2,r8+2-2,r9+2-2,h+2-1,p1+2-1,p2+2-1,r0+2-1,r1+2-1,r2+2-1,r3+2-1,r4+2-1,r5+2-1,r9+2-1,s+2-1,f1+2+0,p2+2+0,p3+2+0,r4+2+0,r6+3-1',
}

/** The tiles of a group, by their distance from the rosette; rings without one of its tiles are empty. */
export function ringsOf(rings: string): Tile[][] {
  return rings.split(' ').map(ring => ring.split(',').filter(Boolean).map(readTile))
}

const FADE =
  '<radialGradient id="hero-fade" gradientUnits="userSpaceOnUse" cx="420" cy="-120" r="860" gradientTransform="scale(1.2 1)"><stop offset=".5" stop-color="#fff"/><stop offset=".92" stop-color="#fff" stop-opacity="0"/></radialGradient><mask id="hero-mask" maskUnits="userSpaceOnUse" x="-1000" y="-1000" width="2600" height="2000"><path stroke="none" fill="url(#hero-fade)" d="M-1000-1000h2600v2000h-2600z"/></mask>'

/** One group a ring: browsers fade in a few groups at little cost, but not a hundred tiles. */
function drawGroup(name: string, rings: Tile[][]): string {
  const drawn = rings.map((tiles, ring) =>
    tiles.length > 0 ? `<g style="--ring:${ring}">${tiles.map(drawTile).join('')}</g>` : '',
  )
  return `<g class="hero-${name}"${name === 'wide' ? ' clip-path="url(#hero-clip)"' : ''}>${drawn.join('')}</g>`
}
