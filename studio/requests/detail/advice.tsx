import { RobotIcon } from '@sanity/icons/Robot'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RequestAction, RequestDetail } from '@/lib/requests/requests'
import { Button } from '@/studio/ui/buttons'
import { PHONE } from '@/studio/ui/palette'
import type { Tone } from '@/studio/ui/pill'
import { momentWords } from '../days'
import { STATE_LOOKS } from '../ui/pill'
import { MARK_REASONS, refusalWords } from '../words'

type AdviceProps = { request: RequestDetail; now: Date; onAct: (action: RequestAction['action']) => void }

/** What a request needs from staff, and why it looks like spam. */
export function Advice({ request, now, onAct }: AdviceProps) {
  const { state, marks } = request
  const { tone, Icon } = STATE_LOOKS[state]
  const signs = marks.map(mark => MARK_REASONS[mark]).join(' ')
  return (
    <>
      {state === 'pending' && (
        <Box tone={tone} Icon={Icon} title="Not delivered yet. It is safe here.">
          <p>
            The form service has not accepted it yet. <NextTry at={request.nextAttemptAt} now={now} />
          </p>
          <Button onClick={() => onAct('send')}>Send now</Button>
        </Box>
      )}
      {state === 'refused' && (
        <Box tone={tone} Icon={Icon} title="The form service refused it.">
          <p>
            {refusalWords(request.refusal)} Sending the same again changes nothing until that is fixed. You can still
            call or write.
          </p>
          <Button onClick={() => onAct('send')}>Send again</Button>
        </Box>
      )}
      {state === 'held' && (
        <Box tone={tone} Icon={Icon} title="Looks like spam. Not delivered.">
          <p>{signs}</p>
          <Button onClick={() => onAct('release')}>It is real, deliver it</Button>
          <Button onClick={() => onAct('spam')}>Mark as spam</Button>
        </Box>
      )}
      {state === 'spam' && (
        <Box tone={tone} Icon={Icon} title="Marked as spam.">
          <p>
            {request.deliveredAt
              ? 'The form service had it already. It stays here.'
              : 'It stays here and is never sent.'}
          </p>
          <Button onClick={() => onAct('notSpam')}>Not spam</Button>
        </Box>
      )}
      {state !== 'held' && marks.length > 0 && (
        <Box tone="flag" Icon={RobotIcon} title={signTitle(request)}>
          <p>{signs}</p>
        </Box>
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

type BoxProps = { tone: Tone; Icon: ComponentType; title: string; children: ReactNode }

function Box({ tone, Icon, title, children }: BoxProps) {
  return (
    <Frame $tone={tone}>
      <Icon aria-hidden />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </Frame>
  )
}

const Frame = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  margin-top: 16px;
  padding: 13px 14px;
  border-radius: 12px;
  background: var(--${({ $tone }) => ($tone === 'flag' ? 'sunk' : `${$tone}-bg`)});
  box-shadow: ${({ $tone }) => ($tone === 'flag' ? 'inset 0 0 0 1px var(--rule-2)' : 'none')};
  color: var(--${({ $tone }) => $tone});

  > svg {
    color: var(--${({ $tone }) => $tone}-icon);
    font-size: 21px;
  }

  b {
    font-weight: 650;
  }

  p {
    margin: 4px 0 0;
    overflow-wrap: anywhere;
  }

  button {
    margin: 12px 8px 0 0;
  }

  ${PHONE} {
    font-size: 15px;
    line-height: 22px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`
