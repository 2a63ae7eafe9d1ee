import { safeHref } from '@/lib/addresses/links'
import { type IconName, isIconName } from '@/lib/icons'
import { isCalendarDay, readInstant } from '@/lib/time/zoned-time'
import { isolateDirections } from '@/lib/words/bidi'
import { croppedSize, pictureSize } from '@/lib/words/picture-size'
import { isBlank } from '@/lib/words/plain-text'
import type { POST_QUERY_RESULT, SanityImageCrop, SITE_SETTINGS_QUERY_RESULT } from './types.gen'

/** Published content may lack any field: the Studio is not its only writer. */

export type Picture = {
  alt: string
  /** `image-<sha1>-<width>x<height>-<format>` */
  assetId: string
  /** In pixels, after staff's crop. */
  width: number
  height: number
  /** In hexadecimal, until the picture has loaded; null for SVGs. */
  placeholder: string | null
  /** In fractions of width and height. */
  crop: { top: number; right: number; bottom: number; left: number } | null
  hotspot: { x: number; y: number } | null
}

export type Link = { label: string; href: string }

export type Seo = { title: string; description: string; picture: Picture | null; noIndex: boolean }

type RawPost = NonNullable<POST_QUERY_RESULT>

type RawPicture = RawPost['mainImage']

/** Undefined is what optional chaining gives for a field of a missing object. */
type Maybe<T> = T | null | undefined

const FALLBACK_ICON: IconName = 'squares-four'

/** '' for a text that shows nothing, such as a space. Isolates control characters of direction from the text around them. */
export function text(value: Maybe<string>): string {
  return typeof value === 'string' && !isBlank(value) ? isolateDirections(value) : ''
}

export function optionalText(value: Maybe<string>): string | null {
  return text(value) || null
}

export function texts(values: Maybe<Maybe<string>[]>): string[] {
  return list(values).flatMap(value => optionalText(value) ?? [])
}

export function numbers(values: Maybe<Maybe<number>[]>): number[] {
  return list(values).filter(value => optionalNumber(value) !== null)
}

export function number(value: Maybe<number>): number {
  return optionalNumber(value) ?? 0
}

export function optionalNumber(value: Maybe<number>): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** ISO 8601 with an offset. */
export function optionalTime(value: Maybe<string>): string | null {
  return typeof value === 'string' && readInstant(value) !== null ? value : null
}

export function optionalDay(value: Maybe<string>): string | null {
  return typeof value === 'string' && isCalendarDay(value) ? value : null
}

export function toTime(moment?: number): string | null {
  return moment === undefined ? null : new Date(moment).toISOString()
}

export function list<T>(values: Maybe<T[]>): NonNullable<T>[] {
  return Array.isArray(values) ? values.filter(value => value !== null && value !== undefined) : []
}

/** Leaves out items in which a needed field is missing: an empty text, or no picture. */
export function complete<Item, Name extends keyof Item>(items: Item[], ...needed: Name[]) {
  return items.filter((item): item is Item & { [Each in Name]: NonNullable<Item[Each]> } =>
    needed.every(name => item[name]),
  )
}

export function icon(value: Maybe<string>): IconName {
  return isIconName(value) ? value : FALLBACK_ICON
}

/** Null without a valid asset. */
export function picture(raw: Maybe<RawPicture>): Picture | null {
  const size = raw?.assetId ? pictureSize(raw.assetId) : null
  if (!raw?.assetId || !size) return null
  const crop = raw.crop && readCrop(raw.crop)
  const cropped = crop && croppedSize(size, crop)
  const x = optionalNumber(raw.hotspot?.x)
  const y = optionalNumber(raw.hotspot?.y)
  return {
    alt: text(raw.alt),
    assetId: raw.assetId,
    ...(cropped ?? { width: size.width, height: size.height }),
    placeholder: size.isVector ? null : optionalText(raw.placeholder),
    crop: cropped && crop,
    hotspot: x === null || y === null ? null : { x, y },
  }
}

function readCrop({ top, right, bottom, left }: SanityImageCrop) {
  return { top: number(top), right: number(right), bottom: number(bottom), left: number(left) }
}

export function link(raw: Maybe<NonNullable<SITE_SETTINGS_QUERY_RESULT>['registerLink']>): Link | null {
  const [label, href] = [optionalText(raw?.label), safeAddress(raw?.href)]
  return label && href ? { label, href } : null
}

export function seo(raw: Maybe<RawPost['seo']>): Seo {
  return {
    title: text(raw?.title),
    description: text(raw?.description),
    picture: picture(raw?.picture),
    noIndex: raw?.noIndex === true,
  }
}

export function safeAddress(href: Maybe<string>): string | null {
  return typeof href === 'string' ? safeHref(href) : null
}
