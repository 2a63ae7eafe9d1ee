/** East to west. Canadian cities have zones of their own, because provinces may change their clocks on other days than the states south of them. */
export const TIME_ZONES = {
  'America/St_Johns': { name: 'Newfoundland Time', places: 'St. John’s' },
  'America/Halifax': { name: 'Atlantic Time', places: 'Halifax' },
  'America/Puerto_Rico': { name: 'Atlantic Time', places: 'San Juan' },
  'America/Toronto': { name: 'Eastern Time', places: 'Toronto, Montreal' },
  'America/New_York': { name: 'Eastern Time', places: 'New York' },
  'America/Winnipeg': { name: 'Central Time', places: 'Winnipeg' },
  'America/Chicago': { name: 'Central Time', places: 'Chicago' },
  'America/Regina': { name: 'Saskatchewan Time', places: 'Regina' },
  'America/Edmonton': { name: 'Mountain Time', places: 'Edmonton, Calgary' },
  'America/Denver': { name: 'Mountain Time', places: 'Denver' },
  'America/Phoenix': { name: 'Arizona Time', places: 'Phoenix' },
  'America/Whitehorse': { name: 'Yukon Time', places: 'Whitehorse' },
  'America/Vancouver': { name: 'Pacific Time', places: 'Vancouver' },
  'America/Los_Angeles': { name: 'Pacific Time', places: 'Los Angeles' },
  'America/Anchorage': { name: 'Alaska Time', places: 'Anchorage' },
  'Pacific/Honolulu': { name: 'Hawaii Time', places: 'Honolulu' },
  'Pacific/Pago_Pago': { name: 'Samoa Time', places: 'Pago Pago' },
  'Pacific/Guam': { name: 'Chamorro Time', places: 'Guam' },
} as const

export type TimeZone = keyof typeof TIME_ZONES

export const DEFAULT_TIME_ZONE: TimeZone = 'America/New_York'

export const TIME_ZONE_CHOICES = Object.entries(TIME_ZONES).map(([value, { name, places }]) => ({
  value,
  title: `${name} (${places})`,
}))

export function readTimeZone(value: unknown): TimeZone {
  return isTimeZone(value) ? value : DEFAULT_TIME_ZONE
}

export function isTimeZone(value: unknown): value is TimeZone {
  return typeof value === 'string' && Object.hasOwn(TIME_ZONES, value)
}
