import { Stack } from '@sanity/ui'
import { type BooleanInputProps, getPublishedId, type StringInputProps, useFormValue } from 'sanity'
import { edgesOf, readWindow } from '@/lib/time/show-window'
import { TIME_ZONES } from '@/lib/time/time-zones'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { describeWindow, nameComingYears } from '@/studio/window-words'

/** "Starts in 3 minutes" must stay true while somebody looks at it. */
const TICK_MS = 10_000

/** A switch, and below it a sentence that says when the content shows, based on the values in the form. */
export function WindowInput(props: BooleanInputProps) {
  const around = useFormValue(props.path.slice(0, -1))
  const id = String(useFormValue(['_id']))
  const now = useNow(TICK_MS).getTime()
  const zone = useStaffZone()
  const needsEnd = props.schemaType.options?.needsEnd ?? false
  const shown = { isOn: Object(around).show === true, window: readWindow(around, zone), needsEnd }
  const { state, status, span } = describeWindow(shown, now)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <div role="status" data-testid="window-words" data-state={state}>
        <Note tone={TONES[state]} title={status}>
          <Stack gap={2}>
            {span && <span>{span}</span>}
            {getPublishedId(id) !== id && <Muted>The site shows the published version until you publish this.</Muted>}
          </Stack>
        </Note>
      </div>
    </Stack>
  )
}

const TONES = { off: 'default', faulty: 'critical', waiting: 'caution', open: 'positive', over: 'default' } as const

/** The choice of a season, and below it when the season will be in the next years, based on the values in the form. */
export function SeasonInput(props: StringInputProps) {
  const around = useFormValue(props.path.slice(0, -1))
  const window = readWindow(around, useStaffZone())
  const now = useNow().getTime()
  const edges = edgesOf(window, now)
  const years = nameComingYears(window, now)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <div role="status" data-testid="season-words">
        {years.length > 0 && typeof edges === 'object' && (
          <Note tone="default">
            <Stack gap={2}>
              <strong>This time and the next ones, {TIME_ZONES[edges.zone].name}</strong>
              <Stack as="ul" gap={2}>
                {years.map(year => (
                  <li key={year}>{year}</li>
                ))}
              </Stack>
            </Stack>
          </Note>
        )}
      </div>
    </Stack>
  )
}
