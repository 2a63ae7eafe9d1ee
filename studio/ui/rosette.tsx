import type { CSSProperties } from 'react'
import { PAPER } from '@/lib/colors.gen'
import { theme } from '@/studio/theme'

const SIDE = 132

const CORE =
  'M93.3 28.4L85.8 51.6L110.2 51.6L90.4 66L110.2 80.4L85.8 80.4L93.3 103.6L73.6 89.2L66 112.5L58.4 89.2L38.7 103.6L46.2 80.4L21.8 80.4L41.6 66L21.8 51.6L46.2 51.6L38.7 28.4L58.4 42.8L66 19.5L73.6 42.8Z'

const PETALS = [
  'M93.3 28.4L73.6 42.8L66 19.5L70.7 5.1L85.8 5.1L98 14Z',
  'M93.3 28.4L105.6 19.5L117.8 28.4L122.4 42.8L110.2 51.6L85.8 51.6Z',
  'M110.2 51.6L125.3 51.6L130 66L125.3 80.4L110.2 80.4L90.4 66Z',
  'M93.3 103.6L85.8 80.4L110.2 80.4L122.4 89.2L117.8 103.6L105.6 112.5Z',
  'M93.3 103.6L98 118L85.8 126.9L70.7 126.9L66 112.5L73.6 89.2Z',
  'M66 112.5L61.3 126.9L46.2 126.9L34 118L38.7 103.6L58.4 89.2Z',
  'M21.8 80.4L46.2 80.4L38.7 103.6L26.4 112.5L14.2 103.6L9.6 89.2Z',
  'M21.8 80.4L6.7 80.4L2 66L6.7 51.6L21.8 51.6L41.6 66Z',
  'M21.8 51.6L9.6 42.8L14.2 28.4L26.4 19.5L38.7 28.4L46.2 51.6Z',
  'M66 19.5L58.4 42.8L38.7 28.4L34 14L46.2 5.1L61.3 5.1Z',
]

type RosetteProps = {
  /** Side length, in CSS pixels. */
  size?: number
  /** How many of the ten petals are lit, clockwise from the top. */
  full?: number
  /** Lights the next petal in saffron. */
  isRunning?: boolean
  /** Text in the middle. */
  label?: string
}

/** The brand's rosette. */
export function Rosette({ size = SIDE, full = 0, isRunning = false, label }: RosetteProps) {
  const fillOf = (petal: number) => {
    if (petal < full) return 'var(--tile-on)'
    return petal === full && isRunning ? 'var(--tile-next)' : 'var(--tile-off)'
  }
  return (
    <svg width={size} height={size} viewBox={`0 0 ${SIDE} ${SIDE}`} style={DRAWING} aria-hidden>
      {PETALS.map((path, petal) => (
        <path key={path} d={path} fill={fillOf(petal)} />
      ))}
      <path d={CORE} fill="var(--tile-core)" />
      {label && (
        <text x="50%" y="50%" style={LABEL}>
          {label}
        </text>
      )}
    </svg>
  )
}

const DRAWING: CSSProperties = {
  ...{ flex: 'none', forcedColorAdjust: 'none' },
  ...{ stroke: 'var(--card-bg-color)', strokeWidth: 2, strokeLinejoin: 'round' },
}
const LABEL: CSSProperties = {
  ...{ fill: PAPER, stroke: 'none', dominantBaseline: 'central', textAnchor: 'middle' },
  ...{ fontFamily: theme.fonts?.heading.family, fontSize: 23, fontWeight: 600 },
}
