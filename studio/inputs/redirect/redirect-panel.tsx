import { DownloadIcon } from '@sanity/icons/Download'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useRef } from 'react'
import type { ObjectInputProps } from 'sanity'
import { IntentLink } from 'sanity/router'
import { encode } from 'uqr'
import { drawModules, QUIET_ZONE, qrSide } from '@/lib/addresses/qr-code'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { saveFile } from '@/studio/ui/save-file'
import { readHosts, readRedirect, summarizeRedirect } from './summary'

/** The form of a redirect, and below it both URLs, a test link and a QR code. */
export function RedirectForm(props: ObjectInputProps) {
  const redirect = readRedirect(props.value)
  const { movedId, path } = redirect
  if (!movedId)
    return (
      <Stack gap={5}>
        {props.renderDefault(props)}
        <RedirectPanel {...summarizeRedirect(redirect, readHosts())} />
      </Stack>
    )
  return (
    <Stack gap={5}>
      <Note tone="default">
        The site made this redirect when the address of a document changed. Visitors of {path} come to{' '}
        <IntentLink intent="edit" params={{ id: movedId }}>
          that document
        </IntentLink>
        , wherever it is now. Search engines learn the new address.
      </Note>
      {props.renderDefault(props)}
    </Stack>
  )
}

function RedirectPanel({ address, target, fileName }: ReturnType<typeof summarizeRedirect>) {
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

/** CSS pixels that the code on the screen should come near to. */
const SHOWN_SIZE = 176
/** Pixels of the PNG, enough for a sharp print. */
const PNG_SIZE = 1024
/** In the dark scheme, too, because cameras expect dark on light. */
const [PAPER, INK] = ['#ffffff', '#000000']

function QrCode({ address, fileName }: { address: string; fileName: string }) {
  const drawing = useRef<SVGSVGElement>(null)
  // Level Q tolerates damage to a quarter of the code: posters get scratched.
  const { data, size } = encode(address, { ecc: 'Q', border: QUIET_ZONE })
  const [modules, side] = [drawModules(data), qrSide(size, SHOWN_SIZE)]

  function saveSvg() {
    if (!drawing.current) return
    const text = new XMLSerializer().serializeToString(drawing.current)
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${fileName}.svg`)
  }
  function savePng() {
    const canvas = Object.assign(document.createElement('canvas'), { width: PNG_SIZE, height: PNG_SIZE })
    const pen = canvas.getContext('2d')
    if (!pen) return
    pen.scale(PNG_SIZE / size, PNG_SIZE / size)
    pen.fillStyle = PAPER
    pen.fillRect(0, 0, size, size)
    pen.fillStyle = INK
    pen.fill(new Path2D(modules))
    canvas.toBlob(blob => blob && saveFile(blob, `${fileName}.png`), 'image/png')
  }
  return (
    <Flex align="center" gap={4} wrap="wrap">
      <Card border radius={2} overflow="hidden" style={{ lineHeight: 0 }}>
        <svg
          ref={drawing}
          width={side}
          height={side}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={`QR code for ${address}`}
        >
          <path fill={PAPER} d={`M0 0h${size}v${size}H0z`} />
          <path fill={INK} d={modules} />
        </svg>
      </Card>
      <Stack gap={3} flex={1} style={{ minWidth: 220 }}>
        <Muted>
          A QR code of the short address, for posters, slides and card readers. It stays valid when you change where the
          address leads.
        </Muted>
        <Flex align="center" gap={2} wrap="wrap">
          <Button mode="ghost" icon={DownloadIcon} text="Download SVG" onClick={saveSvg} />
          <Button mode="ghost" icon={DownloadIcon} text="Download PNG" onClick={savePng} />
        </Flex>
        <Muted>SVG is best for print, PNG for slides and messages.</Muted>
      </Stack>
    </Flex>
  )
}
