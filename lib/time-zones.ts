/** Zones of the US and Canada from east to west, with Regina and Phoenix, which have no daylight saving time. */
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

export type TimeZone = keyof typeof TIME_ZONES

export const DEFAULT_TIME_ZONE: TimeZone = 'America/New_York'

export const TIME_ZONE_CHOICES = Object.entries(TIME_ZONES).map(([value, { name, places }]) => ({
  value,
  title: `${name} (${places})`,
}))

export function isTimeZone(value: unknown): value is TimeZone {
  return typeof value === 'string' && Object.hasOwn(TIME_ZONES, value)
}
