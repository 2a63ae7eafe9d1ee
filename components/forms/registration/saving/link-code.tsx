import { QRCodeSVG } from 'qrcode.react'

/** In CSS pixels, with the quiet zone of four modules that the standard requires. */
const SIZE = 208
const QUIET_ZONE = 4

export type LinkCodeProps = { link: string; label: string }

/** A phone's camera opens the link. Black on white in forced colors too, because cameras need the contrast. */
export function LinkCode({ link, label }: LinkCodeProps) {
  return <QRCodeSVG value={link} size={SIZE} marginSize={QUIET_ZONE} title={label} role="img" className="link-code" />
}
