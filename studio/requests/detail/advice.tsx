import { RobotIcon } from '@sanity/icons/Robot'
import { Button } from '@sanity/ui'
import type { RequestAction, RequestDetail } from '@/lib/requests/requests'
import { Note } from '@/studio/ui/note'
import { momentWords } from '../days'
import { STATE_LOOKS } from '../pills'
import { MARK_REASONS, refusalWords } from '../words'

type AdviceProps = { request: RequestDetail; now: Date; onAct: (action: RequestAction['action']) => void }

export function Advice({ request, now, onAct }: AdviceProps) {
  const { state, marks } = request
  const signs = marks.map(mark => MARK_REASONS[mark]).join(' ')
  const act = (action: RequestAction['action'], text: string) => (
    <Button mode="ghost" text={text} onClick={() => onAct(action)} />
  )
  return (
    <>
      {state === 'pending' && (
        <Note {...STATE_LOOKS.pending} title="Not delivered yet. It is safe here." actions={act('send', 'Send now')}>
          The form service has not accepted it yet. <NextTry at={request.nextAttemptAt} now={now} />
        </Note>
      )}
      {state === 'refused' && (
        <Note {...STATE_LOOKS.refused} title="The form service refused it." actions={act('send', 'Send again')}>
          {refusalWords(request.refusal)} Sending the same again changes nothing until that is fixed. You can still call
          or write.
        </Note>
      )}
      {state === 'held' && (
        <Note
          tone="default"
          Icon={STATE_LOOKS.held.Icon}
          title="Looks like spam. Not delivered."
          actions={
            <>
              {act('release', 'It is real, deliver it')}
              {act('spam', 'Mark as spam')}
            </>
          }
        >
          {signs}
        </Note>
      )}
      {state === 'spam' && (
        <Note tone="default" Icon={STATE_LOOKS.spam.Icon} title="Marked as spam." actions={act('notSpam', 'Not spam')}>
          {request.deliveredAt ? 'The form service had it already. It stays here.' : 'It stays here and is never sent.'}
        </Note>
      )}
      {state !== 'held' && marks.length > 0 && (
        <Note tone="default" Icon={RobotIcon} title={signTitle(request)}>
          {signs}
        </Note>
      )}
    </>
  )
}

function signTitle({ state, marks }: RequestDetail): string {
  const signs = marks.length === 1 ? 'One sign of a program:' : `${marks.length} signs of a program:`
  return state === 'delivered' ? `Delivered. ${signs}` : signs
}

function NextTry({ at, now }: { at: string | null; now: Date }) {
  if (at === null || new Date(at) <= now) return <>It tries again by itself in a moment.</>
  return (
    <>
      It tries again by itself at <b>{momentWords(at, now)}</b>.
    </>
  )
}
