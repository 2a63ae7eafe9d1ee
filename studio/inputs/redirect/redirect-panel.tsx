import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { ObjectInputProps } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Muted, Panel } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { QrCode } from './qr-code'
import { readHosts, readRedirect, summarizeRedirect } from './summary'

/** The form of a redirect, and below it both URLs, a test link and a QR code. */
export function RedirectForm(props: ObjectInputProps) {
  const redirect = readRedirect(props.value)
  return (
    <Stack gap={5}>
      {redirect.movedId && (
        <Note tone="default">
          The site made this redirect when the address of a document changed. Visitors of {redirect.path} come to{' '}
          <IntentLink intent="edit" params={{ id: redirect.movedId }}>
            that document
          </IntentLink>
          , wherever it is now. Search engines learn the new address.
        </Note>
      )}
      {props.renderDefault(props)}
      {!redirect.movedId && <RedirectPanel {...summarizeRedirect(redirect, readHosts())} />}
    </Stack>
  )
}

function RedirectPanel({ address, target, fileName }: ReturnType<typeof summarizeRedirect>) {
  return (
    <Panel testId="redirect-panel" label="What this redirect does">
      <Line title="Short address">{address ?? 'Not yet: write the short address above.'}</Line>
      <Line title="Leads to">{target ?? 'Not yet: say above where it leads.'}</Line>
      {address && (
        <>
          <Flex align="center" gap={2} wrap="wrap">
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
          </Flex>
          <QrCode address={address} fileName={fileName} />
        </>
      )}
    </Panel>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text as="h2" size={1} weight="semibold">
        {title}
      </Text>
      <Text as="p" size={1} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Stack>
  )
}
