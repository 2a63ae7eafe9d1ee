import { Stack } from '@sanity/ui'
import { type BooleanInputProps, getPublishedId, type InputProps, useFormValue } from 'sanity'
import { readWindow } from '@/lib/time/show-window'
import { describeWindow } from '@/lib/time/window-words'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'

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
    <Stack gap={3}>
      {props.renderDefault(props)}
      <div role="status" data-testid="window-words" data-state={state}>
        <Note tone={TONES[state]} title={status}>
          <Stack gap={2}>
            {span && <span>{span}</span>}
            {isUnpublished(documentId) && <Muted>The site shows the published version until you publish this.</Muted>}
          </Stack>
        </Note>
      </div>
    </Stack>
  )
}

/** True for a draft, and for a version in a release. */
function isUnpublished(id: unknown): boolean {
  return typeof id === 'string' && getPublishedId(id) !== id
}

const TONES = { off: 'default', faulty: 'critical', waiting: 'caution', open: 'positive', over: 'default' } as const
