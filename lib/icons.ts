/** Phosphor icons that content may choose; components/ui/icon.tsx draws each of them. */
export const ICON_NAMES = [
  'arrows-clockwise',
  'bank',
  'calendar-check',
  'chart-bar',
  'chart-line-up',
  'chat-circle-text',
  'coins',
  'contactless-payment',
  'currency-circle-dollar',
  'device-mobile',
  'envelope-simple',
  'gauge',
  'graduation-cap',
  'hand-coins',
  'hand-heart',
  'lifebuoy',
  'lightning',
  'money',
  'monitor',
  'moon-stars',
  'mosque',
  'percent',
  'phone',
  'plant',
  'prohibit',
  'quotes',
  'receipt',
  'repeat',
  'shield-check',
  'squares-four',
  'target',
  'tip-jar',
  'user-circle',
  'users-three',
] as const

export type IconName = (typeof ICON_NAMES)[number]

export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && (ICON_NAMES as readonly string[]).includes(value)
}

export function titleOfIcon(name: IconName): string {
  return name.replaceAll('-', ' ')
}
