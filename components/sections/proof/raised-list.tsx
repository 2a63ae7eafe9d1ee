import type { CSSProperties } from 'react'
import { Kite } from '@/components/ui/kite'
import type { SectionOf } from '@/content/types'
import { fillIn, formatDollars } from '@/lib/format'
import { tilesOf, tileWorth } from './tiles'

type RaisedListProps = { title: string; tileText: string; masjids: SectionOf<'proof'>['masjids'] }

/** From this number of tiles in one row on, all tiles are drawn smaller, so that there is room for the names. */
const MANY = 11

/** Masjids with what they raised, drawn in tiles; the tile that is still filling up shows how far it is. */
export function RaisedList({ title, tileText, masjids }: RaisedListProps) {
  const worth = tileWorth(masjids.map(({ raised }) => raised))
  const isFull = masjids.some(({ raised }) => tilesOf(raised, worth).count >= MANY)
  return (
    <div className="raised">
      <h3 dir="auto">
        {title}
        {tileText && (
          <span>
            <Kite /> {fillIn(tileText, { amount: formatDollars(worth) })}
          </span>
        )}
      </h3>
      <ul data-many={isFull || undefined} style={property('--rows', masjids.length)}>
        {masjids.map(({ _key, name, place, raised }) => (
          <li key={_key}>
            <b dir="auto">{name}</b>
            <strong>{formatDollars(raised)}</strong>
            <span dir="auto">{place}</span>
            <Tiles {...tilesOf(raised, worth)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One element for all tiles of a row; the style sheet repeats the tile. */
function Tiles({ count, filled }: { count: number; filled: number | null }) {
  const style = { ...property('--count', count), ...(filled !== null && property('--filled', `${filled}%`)) }
  return <i aria-hidden="true" className={filled === null ? 'tiles' : 'tiles tiles-filling'} style={style} />
}

/** React's types do not know custom properties. */
function property(name: `--${string}`, value: string | number): CSSProperties {
  return { [name]: value }
}
