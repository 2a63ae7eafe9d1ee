import { Stack } from '@sanity/ui'
import { type InputProps, isStringInputProps, type StringInputProps, useFormValue } from 'sanity'
import { edgesOf, readWindow } from '@/lib/time/show-window'
import { TIME_ZONES } from '@/lib/time/time-zones'
import { nameComingYears } from '@/lib/time/window-words'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { Note } from '@/studio/ui/note'

export function hasSeasonWords(props: InputProps): props is StringInputProps {
  return isStringInputProps(props) && props.schemaType.options?.seasonWords === true
}

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
