import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { type TargetPerspective, usePerspective } from 'sanity'
import { whenWords } from '@/lib/dates'
import { FAILED } from '@/studio/requests/words'
import { Band } from './parts'
import type { SessionControl } from './use-session'

/** Says what the frame shows, and leads back to the present, or to what visitors see. */
export function Strip({ control, isSlow }: { control: SessionControl; isSlow: boolean }) {
  const { session, hasFailed, showNow, showPublished, showDrafts, copyLink, isCopied } = control
  const { selectedPerspective } = usePerspective()
  const date = session?.shows === 'drafts' ? session.date : null
  return (
    <Band>
      <EyeOpenIcon aria-hidden />
      <p role="status">
        {isSlow ? (
          WAKING
        ) : hasFailed ? (
          FAILED
        ) : isCopied ? (
          COPIED
        ) : (
          <Words session={session} perspective={selectedPerspective} />
        )}
      </p>
      {date && (
        <button type="button" onClick={() => void showNow()}>
          Back to now
        </button>
      )}
      {session?.shows === 'published' ? (
        <button type="button" onClick={() => void showDrafts()}>
          {typeof selectedPerspective === 'string' ? 'Back to the drafts' : 'Back to the release'}
        </button>
      ) : (
        <>
          <button type="button" onClick={() => void copyLink()}>
            Copy a link
          </button>
          <button type="button" onClick={() => void showPublished()}>
            See what visitors see
          </button>
        </>
      )}
    </Band>
  )
}

const COPIED = 'Copied. The link shows this page with its drafts, in one browser, once, and within an hour.'
const WAKING = 'The site is waking up. This can take half a minute the first time.'

type WordsProps = { session: SessionControl['session']; perspective: TargetPerspective }

function Words({ session, perspective }: WordsProps) {
  if (session?.shows === 'published') return 'You see what visitors see, without drafts.'
  const { date = null } = session ?? {}
  const when = date && (
    <>
      , as of <b>{whenWords(date.moment, Date.now(), date.zone)}</b>
    </>
  )
  if (perspective === 'published') return <>You see what is published{when}.</>
  return (
    <>
      You see <Shown perspective={perspective} />
      {when}. Visitors see nothing of this.
    </>
  )
}

function Shown({ perspective }: { perspective: TargetPerspective }) {
  if (typeof perspective === 'string') return <b>drafts</b>
  const { title } = perspective.metadata
  return title ? (
    <>
      the release <b>{title}</b>
    </>
  ) : (
    'a release without a name'
  )
}
