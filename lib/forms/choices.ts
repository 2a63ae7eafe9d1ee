/** These are stored and sent; their labels are content. */

export const PLATFORM_ANSWERS = ['Yes', 'No', 'Maybe / Unsure'] as const

export const CONTACT_WAYS = ['Email', 'Phone', 'Text', 'Any'] as const

export const MAILING_CHOICES = ['masjid', 'your', 'other'] as const

export const COUNTRIES = ['US', 'CA'] as const

export type Country = (typeof COUNTRIES)[number]

export function isCountry(value: string): value is Country {
  return COUNTRIES.some(country => country === value)
}
