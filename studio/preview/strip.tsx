import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { FAILED } from '@/studio/requests/words'
import { Band } from './parts'
import type { SessionControl } from './use-session'
import { nameDate, namePlace } from './words'

/** Says what the frame shows, and leads back to the present, or to what visitors see. */
export function Strip({ control, isSlow }: { control: SessionControl; isSlow: boolean }) {
  const { session, hasFailed, showNow, showPublished, showDrafts } = control
  const date = session?.shows === 'drafts' ? session.date : null
  return (
    <Band>
      <EyeOpenIcon aria-hidden />
      <p role="status">{isSlow ? WAKING : hasFailed ? FAILED : <Words control={control} />}</p>
      {date && (
        <button type="button" onClick={() => void showNow()}>
          Back to now
        </button>
      )}
      {session?.shows === 'published' ? (
        <button type="button" onClick={() => void showDrafts()}>
          Back to the drafts
        </button>
      ) : (
        <button type="button" onClick={() => void showPublished()}>
          See what visitors see
        </button>
      )}
    </Band>
  )
}

const WAKING = 'The site is waking up. This can take half a minute the first time.'

function Words({ control: { session } }: { control: SessionControl }) {
  if (session?.shows === 'published') return 'You see what visitors see, without drafts.'
  const { date = null } = session ?? {}
  if (!date)
    return (
      <>
        You see <b>drafts</b>. Visitors see nothing of this.
      </>
    )
  return (
    <>
      You see <b>drafts</b>, as of <b>{nameDate(date, Date.now())}</b> in {namePlace(date.zone)}. Visitors see nothing
      of this.
    </>
  )
}
