import type { CSSProperties, ReactNode } from 'react'
import { Crest } from '@/components/ui/crest/crest'
import { splitMark, withoutMark } from '@/content/marks'
import type { Moment } from '@/content/types'
import { MOMENT_ROOM } from '@/lib/moments'

/** The petal tile, around its middle. */
const KITE = 'M0-24 17.5 0v18L0 24-17.5 18V0Z'
/** Characters of a day, so that two do not meet. */
export const DAY_ROOM = 8
/** The amount stands inside the tile: longer ones are set closer. */
const AMOUNT_WIDTH = 27
const NARROW_AMOUNT = 2

type Line = Moment['lines'][number]

/** A drawing has room for so many characters. In the preview the text keeps the mark at its end. */
export function fitted(marked: string, room: number): string {
  const { text, mark } = splitMark(marked)
  const letters = Array.from(text)
  return letters.length <= room ? marked : `${letters.slice(0, room - 1).join('')}…${mark}`
}

export function KiteTile({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <svg aria-hidden viewBox="-19 -26 38 52" className={className}>
      <path d={KITE} />
      {children}
    </svg>
  )
}

/** The gift on its hairline, always in the middle of the drawing. */
export function GiftTile({ gift }: { gift: string }) {
  const amount = fitted(withoutMark(gift), MOMENT_ROOM.gift)
  const isNarrow = amount.length <= NARROW_AMOUNT
  return (
    <KiteTile className="moment-gift">
      <text y="7" textLength={isNarrow ? undefined : AMOUNT_WIDTH} lengthAdjust="spacingAndGlyphs">
        {amount}
      </text>
    </KiteTile>
  )
}

/** The large figure, on wide drawings only. */
export function Figure({ figure }: { figure: string }) {
  return <Words text={figure} room={MOMENT_ROOM.figure} className="moment-figure" />
}

/** Words in bold type; nothing without them. */
export function Words({ text, room, className }: { text: string; room: number; className?: string }) {
  if (!text) return null
  return (
    <b dir="auto" className={className}>
      {fitted(text, room)}
    </b>
  )
}

/** The masjid with its tile, and the note below it. */
export function Masjid({ masjid, note = '' }: { masjid: string; note?: string }) {
  if (!masjid && !note) return null
  return (
    <div className="moment-masjid">
      {masjid && <Crest name={withoutMark(masjid)} />}
      <div>
        <Words text={masjid} room={MOMENT_ROOM.masjid} />
        <Note note={note} />
      </div>
    </div>
  )
}

export function Note({ note }: { note: string }) {
  return note ? <p dir="auto">{fitted(note, MOMENT_ROOM.note)}</p> : null
}

export function Lines({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return null
  return (
    <dl>
      {lines.map(({ _key, label, amount }) => (
        <div key={_key}>
          <dt dir="auto">{fitted(label, MOMENT_ROOM.label)}</dt>
          {amount && <dd dir="auto">{fitted(amount, MOMENT_ROOM.amount)}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function Arch() {
  return (
    <svg aria-hidden viewBox="0 0 100 160" preserveAspectRatio="none" className="moment-arch">
      <path d="M2 160V72C2 33 21 20 50 1c29 19 48 32 48 71v88" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** Places something so many steps to the right of the gift. What is far is cut by the edges of a tall drawing. */
export function stepsFromGift(steps: number): { style: CSSProperties; 'data-outer'?: '' } {
  return { style: custom({ '--steps': steps }), ...(Math.abs(steps) > 1 && { 'data-outer': '' }) }
}

/** Custom properties as a style. */
export function custom(properties: Record<`--${string}`, number>): CSSProperties {
  return properties
}
