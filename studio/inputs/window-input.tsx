import { type CSSProperties, useEffect, useState } from 'react'
import { type InputProps, type StringInputProps, type StringSchemaType, useFormValue } from 'sanity'
import { readWindow } from '@/lib/show-window'
import { describeWindow, type WindowState } from '@/lib/window-words'

/** "Starts in 3 minutes" is to be true while somebody looks at it. */
const TICK_MS = 10_000

/** The field of a window below which its words stand. */
type WindowInputProps = StringInputProps<StringSchemaType>

export function hasWindowWords(props: InputProps): props is WindowInputProps {
  return props.schemaType.jsonType === 'string' && Boolean(props.schemaType.options?.windowWords)
}

/** A field and, below it, in words when the window around it is open: as typed, before anything is published. */
export function WindowInput(props: WindowInputProps) {
  const around = useFormValue(props.path.slice(0, -1))
  const now = useNow()
  const isOn = typeof around === 'object' && around !== null && 'show' in around && around.show === true
  const needsEnd = props.schemaType.options?.windowWords?.needsEnd ?? false
  const { state, status, span } = describeWindow({ isOn, window: readWindow(around), needsEnd }, now)
  return (
    <div style={COLUMN}>
      {props.renderDefault(props)}
      <div role="status" data-testid="window-words" data-state={state} style={boxOf(state)}>
        <strong style={STATUS}>{status}</strong>
        {span && <span style={SPAN}>{span}</span>}
      </div>
    </div>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The Studio's own tones, which follow its light and dark scheme. */
const TONES: Record<WindowState, string> = {
  off: 'default',
  faulty: 'critical',
  waiting: 'caution',
  open: 'positive',
  over: 'default',
}

const COLUMN: CSSProperties = { display: 'grid', gap: 12 }
const STATUS: CSSProperties = { fontWeight: 600 }
const SPAN: CSSProperties = { opacity: 0.85 }

function boxOf(state: WindowState): CSSProperties {
  const color = (part: string) => `var(--card-badge-${TONES[state]}-${part}-color)`
  return {
    display: 'grid',
    gap: 6,
    padding: '12px 14px',
    borderRadius: 3,
    borderInlineStart: `3px solid ${color('dot')}`,
    background: color('bg'),
    color: color('fg'),
    fontSize: 13,
    lineHeight: 1.5,
  }
}
