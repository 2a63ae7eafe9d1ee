import { versionOf } from './card-url.ts'

/**
 * `tile` has round corners and clear ones around them; `square` is filled to the edges, for systems that round it themselves;
 * `maskable` is too, with the logo within the circle that every mask leaves.
 */
export type IconShape = 'tile' | 'square' | 'maskable'

/** Pixels; by the name in the address, /icons/<name>. */
export const SITE_ICONS = {
  '32': { size: 32, shape: 'tile' },
  '48': { size: 48, shape: 'tile' },
  '180': { size: 180, shape: 'square' },
  '192': { size: 192, shape: 'tile' },
  '512': { size: 512, shape: 'tile' },
  'maskable-512': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, { size: number; shape: IconShape }>

export type SiteIconName = keyof typeof SITE_ICONS

export const SITE_ICON_NAMES = Object.keys(SITE_ICONS).filter(isSiteIconName)

export function isSiteIconName(name: string): name is SiteIconName {
  return Object.hasOwn(SITE_ICONS, name)
}

/** Address of an icon; another one for another logo, so that no browser keeps the old one. */
export function iconUrl(name: SiteIconName, logoId: string): string {
  return `/icons/${name}?v=${versionOf([logoId])}`
}

/** As the standards write it: "32x32". */
export function iconSizes(name: SiteIconName): string {
  return `${SITE_ICONS[name].size}x${SITE_ICONS[name].size}`
}
