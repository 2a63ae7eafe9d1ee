import type { ReactNode } from 'react'
import { GoalRosette } from '@/components/give/rosette'
import { Crest } from '@/components/ui/crest/crest'
import { Text } from '@/components/ui/text'
import { splitMark, withoutMark } from '@/content/marks'
import type { Moment } from '@/content/types'
import { MOMENT_ROOM } from '@/lib/time/moments'

/** The petal tile, around its middle. */
const KITE = 'M0-24 17.5 0v18L0 24-17.5 18V0Z'
/** Characters of a day or a night. */
const DAY_ROOM = 4
/** The amount stands inside the tile: longer ones are set closer. */
const AMOUNT_WIDTH = 27
const NARROW_AMOUNT = 2
/** The last ten nights of Ramadan, and the place of the 27th. */
const NIGHTS = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]
const USUAL_NIGHT = 6
const MAX_STEPS = 3
/** The gift is that of the fourth day. */
const GIFT_DAY = 3

/** A drawing has room for so many characters. In the preview the text keeps the mark at its end. */
export function fitted(marked: string, room: number): string {
  const { text, mark } = splitMark(marked)
  const letters = Array.from(text)
  return letters.length <= room ? marked : `${letters.slice(0, room - 1).join('')}…${mark}`
}

export function GiftTile({ gift }: { gift: string }) {
  const amount = fitted(withoutMark(gift), MOMENT_ROOM.gift)
  return (
    <svg aria-hidden viewBox="-19 -26 38 52" className="moment-gift">
      <path d={KITE} />
      <text
        y="7"
        textLength={amount.length <= NARROW_AMOUNT ? undefined : AMOUNT_WIDTH}
        lengthAdjust="spacingAndGlyphs"
      >
        {amount}
      </text>
    </svg>
  )
}

export function Masjid({ masjid, note, figure }: { masjid: string; note?: string; figure?: string }) {
  if (!masjid && !note && !figure) return null
  return (
    <div className="moment-masjid">
      {masjid && <Crest name={withoutMark(masjid)} />}
      <div className="flex-1 min-w-min">
        {masjid && <Text.b className="block">{fitted(masjid, MOMENT_ROOM.masjid)}</Text.b>}
        {note && <p dir="auto">{fitted(note, MOMENT_ROOM.note)}</p>}
      </div>
      {figure && <Text.b className="moment-figure">{fitted(figure, MOMENT_ROOM.figure)}</Text.b>}
    </div>
  )
}

/** The rosette of a goal, with a figure on its core. `share` is from 0 to 1. */
export function Lobby({ share, children }: { share: number; children?: string }) {
  return (
    <div className="moment-lobby place-items-center *:[grid-area:1/1] forced-color-adjust-none">
      <GoalRosette raised={share} goal={1} />
      <Text.b className="font-display text-[clamp(18px,3.4cqw,30px)]/none tracking-[-0.04em] text-ink-900">
        {children}
      </Text.b>
    </div>
  )
}

/** A bar for each day, as high as its amount. `mark` stands on the gift's. */
export function Report({ days, mark }: { days: Moment['lines']; mark: ReactNode }) {
  const amounts = days.map(({ amount }) => Number(withoutMark(amount).replace(/[^\d.]/g, '')))
  const highest = Math.max(1, ...amounts)
  return (
    <div className="moment-days grid auto-cols-fr grid-flow-col gap-[2%] items-end text-[15px] text-center *:grid [&_:is(b,span)]:justify-self-center [&_:is(b,span)]:whitespace-nowrap">
      {days.map(({ _key, label, amount }, day) => (
        <div
          key={_key}
          className={day === GIFT_DAY ? 'is-gift' : undefined}
          style={{ '--height': (amounts[day] ?? 0) / highest }}
        >
          {day === GIFT_DAY && amount && <b dir="auto">{fitted(amount, MOMENT_ROOM.amount)}</b>}
          <i>{day === GIFT_DAY && mark}</i>
          {label && <span dir="auto">{fitted(label, DAY_ROOM)}</span>}
        </div>
      ))}
    </div>
  )
}

/** Nights before the gift's are over, and those after it are still to come. A figure that is no such night stands for itself. */
export function Nights({ figure }: { figure: string }): ReactNode {
  const found = NIGHTS.indexOf(Number(withoutMark(figure)))
  const tonight = found === -1 ? USUAL_NIGHT : found
  return NIGHTS.map((night, place) => {
    const steps = place - tonight
    if (Math.abs(steps) > MAX_STEPS) return null
    const shown = steps === 0 ? fitted(figure, MOMENT_ROOM.figure) : found === -1 ? '' : String(night)
    const state = steps === 0 ? 'now' : steps < 0 ? 'past' : undefined
    return (
      <div key={night} className="moment-night" data-night={state} style={{ '--steps': steps }}>
        <svg aria-hidden viewBox="0 0 100 160" preserveAspectRatio="none">
          <path d="M2 160V72C2 33 21 20 50 1c29 19 48 32 48 71v88" vectorEffect="non-scaling-stroke" />
        </svg>
        {shown && <b dir="auto">{shown}</b>}
      </div>
    )
  })
}
