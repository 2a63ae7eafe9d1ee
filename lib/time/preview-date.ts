import { isTimeZone, type TimeZone } from './time-zones.ts'
import { clockAt, momentOf } from './zoned-time.ts'

/** Has no effect outside draft mode. */
export const PREVIEW_DATE_COOKIE = 'preview-date'

export const FIRST_PREVIEW_DATE = '2000-01-01T00:00'
export const LAST_PREVIEW_DATE = '2099-12-31T23:59'

export type PreviewDate = {
  moment: number
  zone: TimeZone
}

const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/

export function readPreviewDate(local: string, zone: string): PreviewDate | null {
  const [, day, time] = LOCAL.exec(local) ?? []
  if (!day || !time || !isTimeZone(zone) || local < FIRST_PREVIEW_DATE || local > LAST_PREVIEW_DATE) return null
  const moment = momentOf(day, time, zone)
  return moment === null ? null : { moment, zone }
}

export function formatPreviewDate({ moment, zone }: PreviewDate): string {
  const { day, time } = clockAt(moment, zone)
  return `${day}T${time}`
}

/** Shows a page of the preview as it will be then. */
export function pathAtDate(path: string, date: PreviewDate): string {
  return `/api/draft-mode/date?${new URLSearchParams({ date: formatPreviewDate(date), zone: date.zone, path })}`
}

export function encodePreviewDate(date: PreviewDate): string {
  return `${formatPreviewDate(date)} ${date.zone}`
}

export function decodePreviewDate(text: string): PreviewDate | null {
  const [local = '', zone = '', ...more] = text.split(' ')
  return more.length > 0 ? null : readPreviewDate(local, zone)
}
