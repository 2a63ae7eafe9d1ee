import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { withoutMark } from '@/content/marks'
import type { Moment } from '@/content/types'
import type { MomentName } from '@/lib/moments'
import { isBlank } from '@/lib/plain-text'
import { Cause, Night, Pledge, Summary, Tap } from './donor-moments'
import { Deposit, Drive, Goal, Receipts, Report } from './masjid-moments'
import { GiftTile, Masjid } from './moment-parts'

const DRAWINGS: Record<MomentName, (moment: Moment) => ReactNode> = {
  tap: Tap,
  pledge: Pledge,
  night: Night,
  cause: Cause,
  summary: Summary,
  report: Report,
  goal: Goal,
  drive: Drive,
  receipts: Receipts,
  deposit: Deposit,
}

/** Characters from which a sentence is set smaller, so that it stays clear of the drawing. */
const LONG_SENTENCE = 50
const LONGEST_SENTENCE = 110

type MomentSlideProps = {
  moment: Moment
  /** What the golden tile says. */
  gift: string
  /** Name of the feature, shown when the moment has no sentence. */
  name: string
}

/** One moment of the gift around the hairline on which it stands. The sentence says it; the drawing is decoration. */
export function MomentSlide({ moment, gift, name }: MomentSlideProps) {
  const Drawing = moment.scene ? DRAWINGS[moment.scene] : Unknown
  const sentence = isBlank(moment.sentence) ? name : moment.sentence
  return (
    <div className="moment" data-scene={moment.scene}>
      <div className="moment-scene">
        <p dir="auto" className={classNames('moment-words', sizeOf(sentence))}>
          {sentence}
        </p>
        <div aria-hidden>
          <i className="moment-line" />
          <Drawing {...moment} />
          <GiftTile gift={gift} />
        </div>
      </div>
    </div>
  )
}

/** What every drawing has, for a moment that this version of the site cannot draw. */
function Unknown({ masjid, note }: Moment) {
  return <Masjid masjid={masjid} note={note} />
}

function sizeOf(sentence: string): string | undefined {
  const { length } = withoutMark(sentence)
  if (length > LONGEST_SENTENCE) return 'is-longest'
  return length > LONG_SENTENCE ? 'is-long' : undefined
}
