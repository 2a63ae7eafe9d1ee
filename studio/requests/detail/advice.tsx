import { RobotIcon } from '@sanity/icons/Robot'
import { Button, Card, type CardTone, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType, ReactNode } from 'react'
import type { RequestAction, RequestDetail } from '@/lib/requests/requests'
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
        <Box {...STATE_LOOKS.pending} title="Not delivered yet. It is safe here." actions={act('send', 'Send now')}>
          The form service has not accepted it yet. <NextTry at={request.nextAttemptAt} now={now} />
        </Box>
      )}
      {state === 'refused' && (
        <Box {...STATE_LOOKS.refused} title="The form service refused it." actions={act('send', 'Send again')}>
          {refusalWords(request.refusal)} Sending the same again changes nothing until that is fixed. You can still call
          or write.
        </Box>
      )}
      {state === 'held' && (
        <Box
          tone="transparent"
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
        </Box>
      )}
      {state === 'spam' && (
        <Box
          tone="transparent"
          Icon={STATE_LOOKS.spam.Icon}
          title="Marked as spam."
          actions={act('notSpam', 'Not spam')}
        >
          {request.deliveredAt ? 'The form service had it already. It stays here.' : 'It stays here and is never sent.'}
        </Box>
      )}
      {state !== 'held' && marks.length > 0 && (
        <Box tone="transparent" Icon={RobotIcon} title={signTitle(request)}>
          {signs}
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

type BoxProps = { tone: CardTone; Icon: ComponentType; title: string; actions?: ReactNode; children: ReactNode }

function Box({ tone, Icon, title, actions, children }: BoxProps) {
  return (
    <Card tone={tone} border radius={2} padding={4}>
      <Flex gap={3}>
        <Text size={2}>
          <Icon />
        </Text>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1} as="p">
            {children}
          </Text>
          {actions && (
            <Flex gap={2} wrap="wrap">
              {actions}
            </Flex>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}
