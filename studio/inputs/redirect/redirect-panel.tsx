import { LaunchIcon } from '@sanity/icons/Launch'
import { Button } from '@sanity/ui'
import type { ReactNode } from 'react'
import {
  getPublishedId,
  isValidationErrorMarker,
  type ObjectInputProps,
  set,
  useEditState,
  useFormValue,
  useValidationStatus,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { readPublicEnv, siteUrl } from '@/lib/environment/public-env'
import { Box, Muted, Row, Stack, Title } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { HostConfirmationContext } from './host-confirmation'
import { QrCode } from './qr-code'
import { readRedirect, summarizeRedirect } from './summary'

/** The form of a redirect, and below it both URLs, a test link and a QR code. */
export function RedirectForm(props: ObjectInputProps) {
  const { confirmedHost, movedId, path } = readRedirect(props.value)
  const confirmation = {
    confirmedHost,
    confirm: (host: string) => props.onChange(set(host, ['confirmedHost'])),
  }
  return (
    <HostConfirmationContext value={confirmation}>
      <Stack $gap={32}>
        {movedId && <MovedNote path={path} movedId={movedId} />}
        {props.renderDefault(props)}
        {!movedId && <RedirectPanel />}
      </Stack>
    </HostConfirmationContext>
  )
}

function MovedNote({ path, movedId }: { path: string; movedId: string }) {
  return (
    <Note tone="default">
      The site made this redirect when the address of a document changed. Visitors of {path} come to{' '}
      <IntentLink intent="edit" params={{ id: movedId }}>
        that document
      </IntentLink>
      , wherever it is now. Search engines learn the new address.
    </Note>
  )
}

function RedirectPanel() {
  const { address, target, fileName, notes } = useRedirectSummary()
  return (
    <Box data-testid="redirect-panel" aria-label="What this redirect does">
      <Line title="Short address">{address ?? 'Not yet: write the short address above.'}</Line>
      <Line title="Leads to">{target ?? 'Not yet: say above where it leads.'}</Line>
      {notes.map(note => (
        <Note key={note} tone="caution">
          {note}
        </Note>
      ))}
      {address && (
        <>
          <Row>
            <Button
              as="a"
              mode="ghost"
              icon={LaunchIcon}
              text="Test in a new tab"
              href={address}
              target="_blank"
              rel="noopener"
            />
            <Muted>Opens what visitors get at this moment.</Muted>
          </Row>
          <QrCode address={address} fileName={fileName} />
        </>
      )}
    </Box>
  )
}

function useRedirectSummary() {
  const shown = useFormValue([])
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { draft, published } = useEditState(id, 'redirect')
  const { validation } = useValidationStatus(draft?._id ?? id, 'redirect', true)
  return summarizeRedirect(
    {
      shown: readRedirect(shown),
      published: published && readRedirect(published),
      hasDraft: draft !== null,
      isInvalid: validation.some(isValidationErrorMarker),
    },
    { siteUrl, donationUrl: readDonationUrl() },
  )
}

function readDonationUrl(): string {
  const url = readPublicEnv()?.DONATION_URL
  if (!url) throw new Error('The Studio’s page does not name the donation host (DONATION_URL)')
  return url
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={4}>
      <Title as="h3">{title}</Title>
      <Address>{children}</Address>
    </Stack>
  )
}

const Address = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  font: var(--body-1);
`
