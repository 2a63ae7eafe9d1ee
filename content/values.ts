import { type IconName, isIconName } from '@/lib/icons'
import { isSafeLink, kindOfLink } from '@/lib/links'
import { pictureSize } from './assets'
import { required } from './missing'
import type { Link, Picture, Seo } from './types'
import type { SanityImageCrop, SanityImageHotspot } from './types.gen'

/** Readers of values that many types share. Published content may lack any field: the Studio is not its only writer. */

export type RawPicture = {
  alt: string | null
  crop: SanityImageCrop | null
  hotspot: SanityImageHotspot | null
  assetId: string | null
  placeholder: string | null
} | null

type RawLink = { label: string | null; href: string | null } | null

type RawSeo = { title: string | null; description: string | null; noIndex: boolean | null; picture: RawPicture } | null

const FALLBACK_ICON: IconName = 'squares-four'

export function text(value: string | null): string {
  return value ?? ''
}

export function texts<Name extends string>(values: Record<Name, string | null>): Record<Name, string> {
  const entries = Object.entries<string | null>(values).map(([name, value]) => [name, text(value)])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** Null for a text that is missing or blank, so that its place on the page is left out. */
export function optionalText(value: string | null): string | null {
  return value?.trim() ? value : null
}

/** From milliseconds since 1970 to ISO 8601, for queries; null, which means now, stays null. */
export function toTime(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

export function list<T>(values: T[] | null): NonNullable<T>[] {
  return (values ?? []).filter(value => value !== null && value !== undefined)
}

export function icon(value: string | null): IconName {
  return isIconName(value) ? value : FALLBACK_ICON
}

/** Null without a valid asset. */
export function picture(raw: RawPicture): Picture | null {
  const size = raw?.assetId ? pictureSize(raw.assetId) : null
  if (!raw?.assetId || !size) return null
  const { top = 0, right = 0, bottom = 0, left = 0 } = raw.crop ?? {}
  const { x, y } = raw.hotspot ?? {}
  return {
    alt: text(raw.alt),
    assetId: raw.assetId,
    width: Math.round(size.width * (1 - left - right)),
    height: Math.round(size.height * (1 - top - bottom)),
    placeholder: size.isVector ? null : raw.placeholder,
    crop: raw.crop && { top, right, bottom, left },
    hotspot: x === undefined || y === undefined ? null : { x, y },
  }
}

/** Null for a link that is incomplete or unsafe. */
export function link(raw: RawLink): Link | null {
  return raw?.label && raw.href && isSafeLink(raw.href) ? { label: raw.label, href: raw.href } : null
}

export function links(raw: RawLink[] | null): Link[] {
  return list(raw).flatMap(each => link(each) ?? [])
}

export function seo(raw: RawSeo): Seo {
  return {
    title: text(raw?.title ?? null),
    description: text(raw?.description ?? null),
    picture: picture(raw?.picture ?? null),
    noIndex: raw?.noIndex ?? false,
  }
}

/** Readers of values that a page needs; `at` names the document and the field in the ContentMissingError. */
export function requiredPicture(raw: RawPicture, ...at: [documentId: string, field: string]): Picture {
  return required(picture(raw), ...at)
}

export function requiredLink(raw: RawLink, ...at: [documentId: string, field: string]): Link {
  return required(link(raw), ...at)
}

/** The target of a link whose label is stored elsewhere. Unlike the readers above, it accepts sms:, for the floating button. */
export function requiredAddress(href: string | null, ...at: [documentId: string, field: string]): string {
  return required(href && kindOfLink(href) ? href : null, ...at)
}
