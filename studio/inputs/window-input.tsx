import type { CSSProperties } from 'react'
import { type BooleanInputProps, getPublishedId, type InputProps, useFormValue } from 'sanity'
import { readWindow } from '@/lib/time/show-window'
import { describeWindow, type WindowState } from '@/lib/time/window-words'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'

/** "Starts in 3 minutes" must stay true while somebody looks at it. */
const TICK_MS = 10_000

/** True for the switch of content with a show window. */
export function hasWindowWords(props: InputProps): props is BooleanInputProps {
  return props.schemaType.jsonType === 'boolean' && Boolean(props.schemaType.options?.windowWords)
}

/** A switch, and below it a sentence that says when the content shows, based on the values in the form. */
export function WindowInput(props: BooleanInputProps) {
  const around = useFormValue(props.path.slice(0, -1))
  const documentId = useFormValue(['_id'])
  const now = useNow(TICK_MS).getTime()
  const zone = useStaffZone()
  const isOn = typeof around === 'object' && around !== null && 'show' in around && around.show === true
  const needsEnd = props.schemaType.options?.windowWords?.needsEnd ?? false
  const { state, status, span } = describeWindow({ isOn, window: readWindow(around, zone), needsEnd }, now)
  return (
    <div style={COLUMN}>
      {props.renderDefault(props)}
      <div role="status" data-testid="window-words" data-state={state} style={boxOf(state)}>
        <strong style={{ color: toneOf(state, 'fg'), fontWeight: 600 }}>{status}</strong>
        {span && <span>{span}</span>}
        {isUnpublished(documentId) && (
          <span style={QUIET}>The site shows the published version until you publish this.</span>
        )}
      </div>
    </div>
  )
}

/** True for a draft, and for a version in a release. */
function isUnpublished(id: unknown): boolean {
  return typeof id === 'string' && getPublishedId(id) !== id
}

/** Tones of Sanity's theme, which follow its light and dark scheme. */
const TONES: Record<WindowState, string> = {
  off: 'default',
  faulty: 'critical',
  waiting: 'caution',
  open: 'positive',
  over: 'default',
}

const COLUMN: CSSProperties = { display: 'grid', gap: 12 }
const QUIET: CSSProperties = { color: 'var(--card-muted-fg-color)' }

function toneOf(state: WindowState, part: 'bg' | 'dot' | 'fg'): string {
  return `var(--card-badge-${TONES[state]}-${part}-color)`
}

function boxOf(state: WindowState): CSSProperties {
  return {
    display: 'grid',
    gap: 6,
    padding: '12px 14px',
    borderRadius: 3,
    borderInlineStart: `3px solid ${toneOf(state, 'dot')}`,
    background: toneOf(state, 'bg'),
    color: 'var(--card-fg-color)',
    fontSize: 13,
    lineHeight: 1.5,
  }
}
