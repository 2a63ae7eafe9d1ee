import type { ReactNode } from 'react'
import { GiveForm } from '@/components/give/form'
import { Phone } from '@/components/give/phone'
import type { PhoneTexts } from '@/components/give/phone-texts'
import { type Row, Slip } from '@/components/give/receipt'
import { classNames } from '@/components/ui/class-names'
import { Text } from '@/components/ui/text'
import { withoutMark } from '@/content/marks'
import type { Moment } from '@/content/types'
import { MOMENT_ROOM, type MomentName } from '@/lib/time/moments'
import { fitted, GiftTile, Lobby, Masjid, Nights, Report } from './moment-parts'

/** What is drawn above the rows, the rows, and which of them is the gift's. */
type Screen = { graphic?: ReactNode; rows?: Row[]; lit?: number; foot?: string; figure?: string; note?: string }

const MAX_ROWS = 5
/** The gift is that of the third Friday, and for the third cause. */
const THIRD = 2
/** "$46,300 of $90,000" */
const SUMS = /\$([\d,]+)\D+\$([\d,]+)/
/** Characters from which a sentence is set smaller. */
const LONG_SENTENCE = 50
const LONGEST_SENTENCE = 110

const SCREENS: Record<MomentName, (moment: Moment, phone: PhoneTexts | undefined, mark: ReactNode) => Screen> = {
  tap: ({ figure, masjid, note, lines: [, receipt] }, phone) => ({
    graphic: (
      <Phone phone={{ masjid: masjid || (phone?.masjid ?? ''), crest: withoutMark(masjid), place: '' }}>
        {phone && <GiveForm phone={phone} />}
      </Phone>
    ),
    rows: receipt && rowsOf([receipt]),
    lit: 0,
    foot: [figure, note].filter(Boolean).join(' · '),
  }),
  pledge: ({ figure, note, lines }) => ({ figure, note, rows: rowsOf(lines), lit: THIRD }),
  night: ({ figure }) => ({ graphic: <Nights figure={figure} /> }),
  cause: ({ lines }) => ({ rows: rowsOf(lines), lit: Math.min(THIRD, lines.length - 1) }),
  // The last line is the sum, and what the gift is a part of stands before it.
  summary: ({ figure, lines }) => ({ figure, rows: rowsOf(lines), lit: lines.length - 2 }),
  report: ({ figure, note, lines }, _, mark) => ({ figure, note, graphic: <Report days={lines} mark={mark} /> }),
  goal: ({ figure, note, lines }) => ({
    ...{ note, rows: rowsOf(lines), lit: 0 },
    graphic: (
      <Lobby share={(Number.parseFloat(withoutMark(figure)) || 0) / 100}>{fitted(figure, MOMENT_ROOM.figure)}</Lobby>
    ),
  }),
  drive: ({ note }) => ({ graphic: <Lobby share={shareOf(withoutMark(note))} />, rows: noteRow(note), lit: 0 }),
  receipts: ({ figure, note, lines }) => ({
    figure,
    rows: lines.length > 0 ? rowsOf(lines) : noteRow(note),
    lit: 0,
  }),
  deposit: ({ note, lines }) => ({
    rows: [...rowsOf(lines.slice(0, 1)), ...noteRow(note)],
    lit: note ? Math.min(lines.length, 1) : 0,
  }),
}

const INVERSE = '[--ink:var(--color-paper)]'

const GROUNDS: Record<MomentName, string> = {
  tap: 'bg-mint-100',
  pledge: 'bg-saffron-200',
  night: `bg-ink-950 ${INVERSE}`,
  cause: `bg-teal-700 ${INVERSE}`,
  summary: 'bg-sand-200',
  report: 'bg-sand-100',
  goal: `bg-ink-900 ${INVERSE}`,
  drive: 'bg-mint-200',
  receipts: 'bg-teal-300',
  deposit: 'bg-ivory',
}

type MomentSlideProps = {
  moment: Moment
  gift: string
  name: string
  phone?: PhoneTexts
}

/** A moment of the gift: its sentence, and beside or below it the screen on which the gift's row is lit. The sentence says it; the screen is decoration. */
export function MomentSlide({ moment, gift, name, phone }: MomentSlideProps) {
  const { scene, masjid } = moment
  const mark = <GiftTile gift={gift} />
  const sentence = moment.sentence || name
  const { length } = withoutMark(sentence)
  const size = length > LONGEST_SENTENCE ? 'is-longest' : length > LONG_SENTENCE && 'is-long'
  const screen: Screen = scene ? SCREENS[scene](moment, phone, mark) : { note: moment.note }
  const { graphic, rows = [], lit, foot, figure, note } = screen
  const hasPaper = scene !== 'night' && (masjid || rows.length > 0 || figure || note || (graphic && scene !== 'tap'))
  return (
    <div className="moment" data-scene={scene}>
      <div className={`moment-scene ${scene ? GROUNDS[scene] : 'bg-sand-100'}`}>
        <Text.p className={classNames('moment-words', size)}>{sentence}</Text.p>
        <div aria-hidden className="moment-screen">
          {(scene === 'tap' || scene === 'night') && graphic}
          {hasPaper && (
            <Slip rows={rows} lit={lit} mark={mark} foot={foot}>
              {scene !== 'tap' && <Masjid masjid={masjid} note={note} figure={figure} />}
              {scene !== 'tap' && graphic}
            </Slip>
          )}
          {lit === undefined && scene !== 'report' && mark}
        </div>
      </div>
    </div>
  )
}

function rowsOf(lines: Moment['lines']): Row[] {
  return lines
    .slice(0, MAX_ROWS)
    .map(({ label, amount }) => [fitted(label, MOMENT_ROOM.label), amount && fitted(amount, MOMENT_ROOM.amount)])
}

function noteRow(note: string): Row[] {
  return note ? [[fitted(note, MOMENT_ROOM.note)]] : []
}

function shareOf(note: string): number {
  const [raised = 0, goal = 0] = (SUMS.exec(note) ?? []).slice(1).map(sum => Number(sum.replaceAll(',', '')))
  return goal > 0 ? raised / goal : 0
}
