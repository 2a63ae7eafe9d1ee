import type { StringInputProps } from 'sanity'
import { useStaffZone } from '@/studio/time-zone/use-staff-zone'

/** Shows and takes a time on the organisation's clocks, wherever the browser is: the site shows the same day. */
export function TimeInput(props: StringInputProps) {
  const options = { ...props.schemaType.options, displayTimeZone: useStaffZone(), allowTimeZoneSwitch: false }
  return props.renderDefault({ ...props, schemaType: { ...props.schemaType, options } })
}
