import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { RobotIcon } from '@sanity/icons/Robot'
import { Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { FORM_LABELS } from '@/lib/forms/request-labels'
import type { RequestAction, RequestDetail, RequestRow, RequestState } from '@/lib/forms/requests'
import { inWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { Note } from '@/studio/ui/note'
import { Pill } from '@/studio/ui/pill'
import { mailLink, phoneLink } from '../contacts'
import { dayWords, isNew } from '../days'
import { MarkPill, NewTile, STATE_LOOKS, StatePill } from '../pills'
import { FORM_PLACES, MARK_REASONS, nameWords, refusalWords } from '../words'
import { nextTry } from './history'

export const NAME_ID = 'requests-name'

/** Who sent it, when and with which form, and its state. */
export function Person({ request, now }: { request: RequestRow; now: Date }) {
  const { name, form, receivedAt, state, marks, reference } = request
  return (
    <Stack gap={3}>
      <Heading as="h2" id={NAME_ID} dir="auto" size={3} tabIndex={-1}>
        {nameWords(name)}
      </Heading>
      <Text size={1} as="p" muted>
        {FORM_LABELS[form]}, {FORM_PLACES[form]}
        <br />
        {dayWords(receivedAt, now)} at {inWords('zonedClock', new Date(receivedAt), staffZone())}
        {reference && (
          <>
            <br />
            Reference <b>{reference}</b>
          </>
        )}
      </Text>
      <Flex gap={2} wrap="wrap">
        <StatePill state={state} />
        {isNew(receivedAt, now) && <Pill tone="default" Icon={NewTile} words="New" />}
        {marks.map(mark => (
          <MarkPill key={mark} mark={mark} />
        ))}
      </Flex>
    </Stack>
  )
}

/** Links to call and to write to the person, if the visitor gave a number and an address. On a phone they are a bar that stays in view. */
export function ContactLinks({ request: { phone, email }, isBar }: { request: RequestRow; isBar?: boolean }) {
  const links = [
    { text: 'Call', icon: MobileDeviceIcon, href: phoneLink(phone), tone: 'primary' },
    { text: isBar ? 'E-mail' : 'Write an e-mail', icon: EnvelopeIcon, href: mailLink(email), mode: 'ghost' },
  ] as const
  const given = links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []))
  if (given.length === 0) return null
  return (
    <Card borderTop={isBar} padding={isBar ? 3 : 0}>
      <Grid gap={2} gridTemplateColumns={given.length}>
        {given.map(link => (
          <Button key={link.text} as="a" padding={[4, 4, 3]} {...link} />
        ))}
      </Grid>
    </Card>
  )
}

type AdviceProps = { request: RequestDetail; now: Date; onAct: (action: RequestAction['action']) => void }

type AdviceOn = { title: string; words: string; actions: [action: RequestAction['action'], text: string][] }

/** States that need somebody. */
const ADVICE: Partial<Record<RequestState, (request: RequestDetail, now: Date) => AdviceOn>> = {
  pending: ({ nextAttemptAt }, now) => ({
    title: 'Not delivered yet. It is safe here.',
    words: `The form service has not accepted it yet. It tries again by itself ${nextTry(nextAttemptAt, now)}.`,
    actions: [['send', 'Send now']],
  }),
  refused: ({ refusal }) => ({
    title: 'The form service refused it.',
    words: `${refusalWords(refusal)} Sending the same again changes nothing until that is fixed. You can still call or write.`,
    actions: [['send', 'Send again']],
  }),
  held: request => ({
    title: 'Looks like spam. Not delivered.',
    words: signsOf(request),
    actions: [
      ['release', 'It is real, deliver it'],
      ['spam', 'Mark as spam'],
    ],
  }),
  spam: ({ deliveredAt }) => ({
    title: 'Marked as spam.',
    words: deliveredAt ? 'The form service had it already. It stays here.' : 'It stays here and is never sent.',
    actions: [['notSpam', 'Not spam']],
  }),
}

/** What its state means, and what staff can do about it. */
export function Advice({ request, now, onAct }: AdviceProps) {
  const { state, marks } = request
  const advice = ADVICE[state]?.(request, now)
  const signs = marks.length === 1 ? 'One sign of a program:' : `${marks.length} signs of a program:`
  return (
    <>
      {advice && (
        <Note
          {...STATE_LOOKS[state]}
          title={advice.title}
          actions={advice.actions.map(([action, text]) => (
            <Button key={action} mode="ghost" text={text} onClick={() => onAct(action)} />
          ))}
        >
          {advice.words}
        </Note>
      )}
      {state !== 'held' && marks.length > 0 && (
        <Note tone="default" Icon={RobotIcon} title={state === 'delivered' ? `Delivered. ${signs}` : signs}>
          {signsOf(request)}
        </Note>
      )}
    </>
  )
}

function signsOf({ marks }: RequestDetail): string {
  return marks.map(mark => MARK_REASONS[mark]).join(' ')
}
