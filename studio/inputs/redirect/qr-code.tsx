import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Stack } from '@sanity/ui'
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { encode } from 'uqr'
import { QUIET_ZONE, qrSide } from '@/lib/addresses/qr-code'
import { Muted } from '@/studio/ui/layout'
import { saveFile } from '../../ui/save-file'

/** CSS pixels that the code on the screen should come near to. */
const SHOWN_SIZE = 176
/** Pixels of the PNG, enough for a sharp print. */
const PNG_SIZE = 1024
/** Level Q tolerates damage to a quarter of the code: posters get scratched. */
const CODE = { level: 'Q', marginSize: QUIET_ZONE, fgColor: '#000000', bgColor: '#ffffff' } as const

/** A QR code to show and to download; `fileName` has no extension. */
export function QrCode({ address, fileName }: { address: string; fileName: string }) {
  const drawing = useRef<SVGSVGElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  const { size } = encode(address, { ecc: CODE.level, border: CODE.marginSize })

  function saveSvg() {
    if (!drawing.current) return
    const text = new XMLSerializer().serializeToString(drawing.current)
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${fileName}.svg`)
  }
  function savePng() {
    canvas.current?.toBlob(blob => blob && saveFile(blob, `${fileName}.png`), 'image/png')
  }

  return (
    <Flex align="center" gap={4} wrap="wrap">
      <Card border radius={2} overflow="hidden" style={PAPER}>
        <QRCodeSVG
          {...CODE}
          ref={drawing}
          value={address}
          size={qrSide(size, SHOWN_SIZE)}
          role="img"
          aria-label={`QR code for ${address}`}
        />
      </Card>
      <QRCodeCanvas {...CODE} ref={canvas} value={address} size={PNG_SIZE} style={{ display: 'none' }} />
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

/** White in the dark scheme too, because cameras expect dark on light. */
const PAPER = { background: '#fff', lineHeight: 0 }
