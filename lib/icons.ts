/** Phosphor icons; `npm run generate` draws each of them into components/ui/icons.svg. */
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
  'question',
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

export const UI_ICON_NAMES = [
  'arrow-counter-clockwise',
  'arrow-left',
  'arrow-right',
  'arrow-square-out',
  'article',
  'caret-down',
  'caret-right',
  'chats-circle',
  'closed-captioning',
  'hand-tap',
  'link-simple',
  'house',
  'list',
  'list-bullets',
  'lock-simple',
  'pause',
  'pencil-simple',
  'play',
  'printer',
  'share-network',
  'x',
] as const

export type IconName = (typeof ICON_NAMES)[number]

export type UiIconName = (typeof UI_ICON_NAMES)[number]

export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && (ICON_NAMES as readonly string[]).includes(value)
}

export function titleOfIcon(name: IconName): string {
  return name.replaceAll('-', ' ')
}
