import { QRCodeSVG } from 'qrcode.react'

/** In CSS pixels, including the quiet zone. */
const SIZE = 234

/** Fraction of the code's width. Level H restores up to 30 % of the area; the mark covers less than 4 %. */
const MARK_WIDTH = 0.17

/** Width of the white margin in modules, as the QR standard requires. */
const QUIET_ZONE = 4

type QrCodeProps = {
  address: string
  label: string
  mark: { src: string; width: number; height: number } | null
}

/** Rendered on the server, so that its library is not in the JavaScript bundle. */
export function QrCode({ address, label, mark }: QrCodeProps) {
  const fit = mark ? (SIZE * MARK_WIDTH) / Math.max(mark.width, mark.height) : 0
  return (
    <div className="w-fit overflow-hidden rounded-[24px] border border-rule bg-white text-ink-950 shadow-2 forced-color-adjust-none">
      <QRCodeSVG
        value={address}
        level="H"
        size={SIZE}
        marginSize={QUIET_ZONE}
        fgColor="currentColor"
        bgColor="transparent"
        imageSettings={
          mark ? { src: mark.src, width: mark.width * fit, height: mark.height * fit, excavate: true } : undefined
        }
        aria-label={label}
      />
    </div>
  )
}
