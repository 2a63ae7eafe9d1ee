import { CORE, PETAL, PETALS, turnPetal } from '@/components/ui/rosette-shapes'
import { withoutMark } from '@/content/marks'
import type { Moment } from '@/content/types'
import { MOMENT_ROOM } from '@/lib/moments'
import { Arch, custom, DAY_ROOM, Figure, Lines, Masjid, Note, stepsFromGift, Words } from './moment-parts'

/** Bar heights Tuesday to Monday, relative to the day of the gift. */
const HEIGHTS = [0.2, 0.3, 0.26, 1, 0.34, 0.44, 0.16]
const GIFT_DAY = HEIGHTS.indexOf(1)
/** The petal at the bottom of the rosette, where the gift arrives. */
const BOTTOM = 5
const PERCENT_OF_PETAL = 10
const DRIVE_TILES = 10
const DRIVE_LIT = 5
const RECEIPTS = [-2, -1, 0, 1, 2]

export function Report({ figure, masjid, note, lines }: Moment) {
  return (
    <>
      {HEIGHTS.map((height, day) => (
        <div
          key={height}
          className={day === GIFT_DAY ? 'moment-day is-gift' : 'moment-day'}
          style={custom({ '--steps': day - GIFT_DAY, '--height': height })}
        >
          <Words text={lines[day]?.label ?? ''} room={DAY_ROOM} />
        </div>
      ))}
      <Figure figure={figure} />
      <Masjid masjid={masjid} note={note} />
    </>
  )
}

/** The petals that the percentage fills, and at the bottom the next one, which the gift fills. */
export function Goal({ figure, masjid, note }: Moment) {
  const lit = Math.min(Math.floor((Number.parseFloat(withoutMark(figure)) || 0) / PERCENT_OF_PETAL), PETALS)
  return (
    <>
      <div className="moment-screen" />
      <Masjid masjid={masjid} note={note} />
      <div className="moment-goal">
        <svg aria-hidden viewBox="-100 -100 200 200">
          {Array.from({ length: PETALS }, (_, place) => {
            const number = (place - BOTTOM + lit + PETALS) % PETALS
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a petal is identified by its position
              <path key={place} d={PETAL} transform={turnPetal(place)} data-petal={stateOf(number, lit)} />
            )
          })}
          <path d={CORE} data-petal="core" />
        </svg>
        <Words text={figure} room={MOMENT_ROOM.figure} />
      </div>
    </>
  )
}

function stateOf(number: number, lit: number): 'lit' | 'next' | undefined {
  if (number < lit) return 'lit'
  return number === lit ? 'next' : undefined
}

export function Drive({ masjid, note }: Moment) {
  return (
    <>
      <svg aria-hidden viewBox="0 0 600 150" className="moment-roof">
        <path d="M0 148H120V108H196C196 60 236 44 300 4C364 44 404 60 404 108H480V148H600" />
      </svg>
      <div className="moment-tiles">
        {Array.from({ length: DRIVE_TILES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
          <i key={place} className={place < DRIVE_LIT ? 'is-lit' : undefined} />
        ))}
      </div>
      <Masjid masjid={masjid} note={note} />
    </>
  )
}

export function Receipts({ figure, note }: Moment) {
  return (
    <>
      <Figure figure={figure} />
      {RECEIPTS.map(place => (
        <div
          key={place}
          className={place === 0 ? 'moment-receipt is-gift' : 'moment-receipt'}
          {...stepsFromGift(place)}
        >
          <i />
          <i />
          <Words text={note} room={MOMENT_ROOM.amount} />
        </div>
      ))}
    </>
  )
}

export function Deposit({ note, lines }: Moment) {
  return (
    <>
      <div className="moment-door">
        <Arch />
        <Arch />
      </div>
      {lines.length + note.length > 0 && (
        <div className="moment-slip">
          <Lines lines={lines.slice(0, 1)} />
          <Note note={note} />
        </div>
      )}
    </>
  )
}
