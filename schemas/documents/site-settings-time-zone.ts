import { defineField } from 'sanity'
import { DEFAULT_TIME_ZONE, TIME_ZONE_CHOICES, TIME_ZONES } from '../../lib/time/time-zones.ts'
import { explain } from '../fields.ts'

export const timeZoneField = defineField({
  ...explain({
    name: 'timeZone',
    title: 'Time zone',
    shows:
      'The organisation’s clocks: days of posts, on pages, cards and in the Studio, are days there, mails about requests tell its time, and an announcement or a milestone without a zone of its own keeps to them.',
    empty: `${TIME_ZONES[DEFAULT_TIME_ZONE].name} is used`,
    group: 'contact',
  }),
  type: 'string',
  initialValue: DEFAULT_TIME_ZONE,
  options: { list: TIME_ZONE_CHOICES },
})
