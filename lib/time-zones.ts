/** The zones of the United States and Canada in which people live, from east to west; where clocks go another way, the place is named. */
export const TIME_ZONES = {
  'America/St_Johns': { name: 'Newfoundland Time', places: 'St. John’s' },
  'America/Halifax': { name: 'Atlantic Time', places: 'Halifax' },
  'America/New_York': { name: 'Eastern Time', places: 'New York, Toronto' },
  'America/Chicago': { name: 'Central Time', places: 'Chicago, Winnipeg' },
  'America/Regina': { name: 'Saskatchewan Time', places: 'Regina' },
  'America/Denver': { name: 'Mountain Time', places: 'Denver, Calgary' },
  'America/Phoenix': { name: 'Arizona Time', places: 'Phoenix' },
  'America/Los_Angeles': { name: 'Pacific Time', places: 'Los Angeles, Vancouver' },
  'America/Anchorage': { name: 'Alaska Time', places: 'Anchorage' },
  'Pacific/Honolulu': { name: 'Hawaii Time', places: 'Honolulu' },
} as const

/** As the IANA database names it. */
export type TimeZone = keyof typeof TIME_ZONES

/** Where staff chose none. */
export const DEFAULT_TIME_ZONE: TimeZone = 'America/New_York'

/** From east to west, with what people call them: "Eastern Time (New York, Toronto)". */
export const TIME_ZONE_CHOICES = Object.entries(TIME_ZONES).map(([value, { name, places }]) => ({
  value,
  title: `${name} (${places})`,
}))

export function isTimeZone(value: unknown): value is TimeZone {
  return typeof value === 'string' && Object.hasOwn(TIME_ZONES, value)
}
