import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { styled } from 'styled-components'
import { mailLink } from '@/lib/email'
import { phoneLink } from '@/lib/phone'
import { FORM_LABELS } from '@/lib/requests/labels'
import type { RequestRow } from '@/lib/requests/requests'
import { ButtonLink } from '@/studio/ui/buttons'
import { PHONE } from '@/studio/ui/palette'
import { heading, Kite } from '@/studio/ui/text'
import { dayWords, isNew, timeWords } from '../days'
import { LinePill, MarkPill, StatePill } from '../ui/pill'
import { FORM_PLACES, nameWords } from '../words'

export const NAME_ID = 'requests-name'

/** Who sent it, when and with which form, and its state. */
export function Person({ request, now }: { request: RequestRow; now: Date }) {
  const { name, form, receivedAt, state, marks } = request
  return (
    <Frame>
      <h2 id={NAME_ID} tabIndex={-1}>
        {nameWords(name)}
      </h2>
      <p>
        {FORM_LABELS[form]}, {FORM_PLACES[form]}
        <br />
        {dayWords(receivedAt, now)} at {timeWords(receivedAt)}
      </p>
      <div>
        <StatePill state={state} />
        {isNew(receivedAt, now) && (
          <NewPill>
            <Kite />
            <span>New</span>
          </NewPill>
        )}
        {marks.map(mark => (
          <MarkPill key={mark} mark={mark} />
        ))}
      </div>
    </Frame>
  )
}

/** Links to call and to write to the person, if the visitor gave a number and an address. */
export function ContactLinks({ request: { phone, email }, isBar }: { request: RequestRow; isBar?: boolean }) {
  const call = phoneLink(phone)
  const write = mailLink(email)
  if (!call && !write) return null
  const Container = isBar ? Bar : Beside
  return (
    <Container>
      {call && (
        <ButtonLink $look="main" href={call}>
          <MobileDeviceIcon aria-hidden />
          Call
        </ButtonLink>
      )}
      {write && (
        <ButtonLink href={write}>
          <EnvelopeIcon aria-hidden />
          {isBar ? 'E-mail' : 'Write an e-mail'}
        </ButtonLink>
      )}
    </Container>
  )
}

const Frame = styled.div`
  h2 {
    ${heading}
    font-size: 26px;
    line-height: 32px;
    overflow-wrap: anywhere;
  }

  p {
    margin: 3px 0 0;
    color: var(--muted);
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 12px;
  }

  ${PHONE} {
    h2 {
      font-size: 29px;
      line-height: 35px;
    }

    p {
      font-size: 15px;
      line-height: 22px;
    }
  }
`

const NewPill = styled(LinePill)`
  padding-left: 9px;
`

const Beside = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
  margin-top: 16px;

  > a {
    min-height: 44px;
  }

  ${PHONE} {
    display: none;
  }
`

const Bar = styled.div`
  display: none;

  ${PHONE} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    flex: none;
    gap: 8px;
    padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--rule);
    background: var(--bg);

    > a {
      min-height: 52px;
      border-radius: 12px;
      font-size: 16px;
    }
  }
`
