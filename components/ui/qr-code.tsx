import { QRCodeSVG } from 'qrcode.react'

/** CSS pixels, with the quiet zone. */
const SIZE = 234

/** Of the code's width. Level H restores up to 30 % of the area; the mark takes less than 4 %. */
const MARK_WIDTH = 0.17

/** White modules around the code, as the standard has it. */
const QUIET_ZONE = 4

type QrCodeProps = {
  /** Where scanning leads. */
  address: string
  /** Read aloud for the code. */
  label: string
  /** Stands in the middle. */
  mark: { src: string; width: number; height: number }
}

/** Drawn on the server: no code for it reaches the browser. */
export function QrCode({ address, label, mark }: QrCodeProps) {
  const fit = (SIZE * MARK_WIDTH) / Math.max(mark.width, mark.height)
  return (
    <div className="w-fit overflow-hidden rounded-[24px] border border-rule bg-white text-ink-950 shadow-2 forced-color-adjust-none">
      <QRCodeSVG
        value={address}
        level="H"
        size={SIZE}
        marginSize={QUIET_ZONE}
        fgColor="currentColor"
        bgColor="transparent"
        imageSettings={{ src: mark.src, width: mark.width * fit, height: mark.height * fit, excavate: true }}
        aria-label={label}
      />
    </div>
  )
}
