import { withoutMark } from '@/content/marks'
import type { Moment } from '@/content/types'
import { MOMENT_ROOM } from '@/lib/moments'
import {
  Arch,
  custom,
  DAY_ROOM,
  Figure,
  fitted,
  KiteTile,
  Lines,
  Masjid,
  Note,
  stepsFromGift,
  Words,
} from './moment-parts'

/** The last ten nights of Ramadan. */
const NIGHTS = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]
/** The 27th. */
const USUAL_NIGHT = 6
/** Characters of a night. */
const NIGHT_ROOM = 2
/** Arches at each side of the gift's. */
const MAX_STEPS = 3
const MAX_CAUSES = 4
/** The gift is for the third cause, or for the last one of fewer. */
const CHOSEN_CAUSE = 2
const MAX_WEEKS = 5
/** The gift is that of the third Friday. */
const THIS_WEEK = 2
const MAX_ROWS = 4
/** Characters beside the gift on the button of the phone. */
const BUTTON_ROOM = 6

export function Tap({ figure, masjid, note, lines: [button, receipt] }: Moment) {
  return (
    <>
      <Figure figure={figure} />
      <div className="moment-phone">
        <Masjid masjid={masjid} />
        {button && <Words text={button.label} room={BUTTON_ROOM} />}
      </div>
      {receipt && (
        <div className="moment-slip">
          <Lines lines={[receipt]} />
          <Note note={note} />
        </div>
      )}
    </>
  )
}

export function Pledge({ figure, masjid, note, lines }: Moment) {
  return (
    <>
      <Figure figure={figure} />
      {lines.slice(0, MAX_WEEKS).map(({ _key, label }, week) => (
        <div key={_key} className="moment-week" {...stepsFromGift(week - THIS_WEEK)}>
          {week !== THIS_WEEK && <KiteTile className={week < THIS_WEEK ? 'is-past' : undefined} />}
          <Words text={label} room={DAY_ROOM} />
        </div>
      ))}
      {(masjid || note) && (
        <div className="moment-slip">
          <Masjid masjid={masjid} note={note} />
        </div>
      )}
    </>
  )
}

/** Nights before the gift's are over, and those after it are still to come. A figure that is no such night stands for itself. */
export function Night({ figure }: Moment) {
  const found = NIGHTS.indexOf(Number(withoutMark(figure)))
  const tonight = found === -1 ? USUAL_NIGHT : found
  return NIGHTS.map((night, place) => {
    const steps = place - tonight
    if (Math.abs(steps) > MAX_STEPS) return null
    const others = found === -1 ? '' : String(night)
    return (
      <div key={night} className="moment-night" data-night={stateOf(steps)} {...stepsFromGift(steps)}>
        <Arch />
        <Words text={steps === 0 ? figure : others} room={NIGHT_ROOM} />
      </div>
    )
  })
}

function stateOf(steps: number): 'past' | 'now' | undefined {
  if (steps === 0) return 'now'
  return steps < 0 ? 'past' : undefined
}

export function Cause({ masjid, lines }: Moment) {
  const causes = lines.slice(0, MAX_CAUSES)
  const chosen = Math.min(CHOSEN_CAUSE, causes.length - 1)
  return (
    <>
      <Masjid masjid={masjid} />
      {causes.length > 0 && (
        <dl className="moment-slip" style={custom({ '--causes': causes.length, '--chosen': chosen })}>
          {causes.map(({ _key, label }, place) => (
            <dt key={_key} dir="auto" className={place === chosen ? 'is-chosen' : undefined}>
              {fitted(label, MOMENT_ROOM.label)}
            </dt>
          ))}
        </dl>
      )}
    </>
  )
}

/** The last line is the sum. */
export function Summary({ figure, masjid, lines }: Moment) {
  return (
    <div className="moment-slip">
      <div>
        <Masjid masjid={masjid} />
        <Words text={figure} room={MOMENT_ROOM.figure} className="moment-year" />
      </div>
      <Lines lines={lines.slice(-MAX_ROWS)} />
    </div>
  )
}
