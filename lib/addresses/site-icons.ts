import { versionOf } from './card-url.ts'

/** `square` is for systems that round it themselves; `maskable` also keeps the logo in the circle that every mask leaves visible. */
export type IconShape = 'tile' | 'square' | 'maskable'

export const SITE_ICONS = {
  '32': { size: 32, shape: 'tile' },
  '48': { size: 48, shape: 'tile' },
  '180': { size: 180, shape: 'square' },
  '192': { size: 192, shape: 'tile' },
  '512': { size: 512, shape: 'tile' },
  'maskable-512': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, { size: number; shape: IconShape }>

export type SiteIconName = keyof typeof SITE_ICONS

export function isSiteIconName(name: string): name is SiteIconName {
  return Object.hasOwn(SITE_ICONS, name)
}

/** Changes with the logo, so that no browser keeps the old icon in its cache. */
export function iconUrl(name: SiteIconName, logoId: string): string {
  return `/icons/${name}?v=${versionOf([logoId])}`
}

export function iconSizes(name: SiteIconName): string {
  return `${SITE_ICONS[name].size}x${SITE_ICONS[name].size}`
}
