import { qrCode } from '@/lib/qr-code'

/** In CSS pixels. */
const WANTED_SIDE = 208

export type LinkCodeProps = { link: string; label: string }

/** A phone's camera opens the link. Black on white in forced colors too, because cameras need the contrast. */
export function LinkCode({ link, label }: LinkCodeProps) {
  const { size, side, path } = qrCode(link, { ecc: 'L', wanted: WANTED_SIDE })
  return (
    <svg
      role="img"
      aria-label={label}
      className="link-code"
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  )
}
