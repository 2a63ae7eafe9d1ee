import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { mailLink } from '@/lib/addresses/mail-link'
import { FORM_LABELS } from '@/lib/requests/labels'
import type { RequestRow } from '@/lib/requests/requests'
import { zonedClockWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { phoneLink } from '@/lib/words/phone'
import { dayWords, isNew } from '../days'
import { MarkPill, NewPill, StatePill } from '../pills'
import { FORM_PLACES, nameWords } from '../words'

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
        {dayWords(receivedAt, now)} at {zonedClockWords(new Date(receivedAt), staffZone())}
        {reference && (
          <>
            <br />
            Reference <b>{reference}</b>
          </>
        )}
      </Text>
      <Flex gap={2} wrap="wrap">
        <StatePill state={state} />
        {isNew(receivedAt, now) && <NewPill />}
        {marks.map(mark => (
          <MarkPill key={mark} mark={mark} />
        ))}
      </Flex>
    </Stack>
  )
}

/** Links to call and to write to the person, if the visitor gave a number and an address. On a phone they are a bar that stays in view. */
export function ContactLinks({ request: { phone, email }, isBar }: { request: RequestRow; isBar?: boolean }) {
  const call = phoneLink(phone)
  const write = mailLink(email)
  if (!call && !write) return null
  return (
    <Card borderTop={isBar} padding={isBar ? 3 : 0}>
      <Grid gap={2} gridTemplateColumns={call && write ? 2 : 1}>
        {call && <Button as="a" tone="primary" icon={MobileDeviceIcon} text="Call" href={call} padding={[4, 4, 3]} />}
        {write && (
          <Button
            as="a"
            mode="ghost"
            icon={EnvelopeIcon}
            text={isBar ? 'E-mail' : 'Write an e-mail'}
            href={write}
            padding={[4, 4, 3]}
          />
        )}
      </Grid>
    </Card>
  )
}
