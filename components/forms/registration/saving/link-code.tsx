import { encode } from 'uqr'
import { drawModules, QUIET_ZONE, qrSide } from '@/lib/qr-code'

/** In CSS pixels. */
const WANTED_SIDE = 208

export type LinkCodeProps = { link: string; label: string }

/** A phone's camera opens the link. Black on white in forced colors too, because cameras need the contrast. */
export function LinkCode({ link, label }: LinkCodeProps) {
  const { data, size } = encode(link, { border: QUIET_ZONE })
  const side = qrSide(size, WANTED_SIDE)
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
      <path d={drawModules(data)} />
    </svg>
  )
}
