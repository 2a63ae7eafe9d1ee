import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { QrCode } from './qr-code'
import { readHosts, readRedirect, summarizeRedirect } from './summary'

/** The form of a redirect, and below it both URLs, a test link and a QR code. */
export function RedirectForm(props: ObjectInputProps) {
  const { movedId, path } = readRedirect(props.value)
  return (
    <Stack gap={5}>
      {movedId && <MovedNote path={path} movedId={movedId} />}
      {props.renderDefault(props)}
      {!movedId && <RedirectPanel />}
    </Stack>
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
  const { address, target, fileName } = summarizeRedirect(readRedirect(useFormValue([])), readHosts())
  return (
    <Card
      as="section"
      tone="transparent"
      border
      radius={2}
      padding={4}
      data-testid="redirect-panel"
      aria-label="What this redirect does"
    >
      <Stack gap={4}>
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
      </Stack>
    </Card>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text as="h3" size={1} weight="semibold">
        {title}
      </Text>
      <Text as="p" size={1} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Stack>
  )
}
