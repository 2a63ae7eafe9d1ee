import type { CSSProperties } from 'react'
import { PAPER } from '@/lib/colors.gen'
import { theme } from '@/studio/theme'

const SIDE = 132

const CORE =
  'M93.3 28.4L85.8 51.6L110.2 51.6L90.4 66L110.2 80.4L85.8 80.4L93.3 103.6L73.6 89.2L66 112.5L58.4 89.2L38.7 103.6L46.2 80.4L21.8 80.4L41.6 66L21.8 51.6L46.2 51.6L38.7 28.4L58.4 42.8L66 19.5L73.6 42.8Z'

/** Turned about the middle, it is each of the ten petals. */
const PETAL = 'M93.3 28.4L73.6 42.8L66 19.5L70.7 5.1L85.8 5.1L98 14Z'
const PETALS = Array.from({ length: 10 }, (_, petal) => petal)

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
      {PETALS.map(petal => (
        <path key={petal} d={PETAL} transform={`rotate(${petal * 36} 66 66)`} fill={fillOf(petal)} />
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
