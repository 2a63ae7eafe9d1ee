import { isSeason, SEASONS } from '../lib/time/seasons.ts'
import { isolateDirections } from '../lib/words/bidi.ts'

/** The first line of the text, or the fallback, so that no row in the Studio is blank. */
export function textOr(value: unknown, fallback: string): string {
  const [line = ''] = typeof value === 'string' ? value.trim().split('\n') : []
  return isolateDirections(line) || fallback
}

type Shown = Record<string, unknown>
type Make = (shown: Shown) => unknown

/** `title`, `subtitle` and `media` make what `select`, which has paths as in Sanity's previews, does not find as it is. */
export type PreviewOptions = { title?: Make; subtitle?: Make; media?: Make; select?: Record<string, string> } & {
  /** The title when that is empty; "Author without a title" unless it says otherwise. */
  without?: string
}

/** For a type with this title. */
export function previewOf(type: string, { without = `${type} without a title`, select, ...make }: PreviewOptions) {
  // rules/path-titles.ts takes the first for the member's title.
  const first: Record<string, string> = make.title ? {} : { title: 'title' }
  return {
    select: { ...first, ...select },
    prepare: (shown: Shown): Shown => ({
      title: textOr(make.title?.(shown) ?? shown.title, without),
      subtitle: make.subtitle?.(shown) ?? shown.subtitle,
      media: make.media?.(shown) ?? shown.media,
    }),
  }
}

export function subtitleOf({ sample, season }: { sample?: unknown; season?: unknown }, ...parts: unknown[]): string {
  const words = [...parts, isSeason(season) && SEASONS[season].title].filter(part => typeof part === 'string')
  return [sample === true && 'Sample content', ...words.map(isolateDirections)].filter(Boolean).join(' · ')
}
