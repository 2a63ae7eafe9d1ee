import { isSeason, SEASONS } from '../lib/time/seasons.ts'
import { isolateDirections } from '../lib/words/bidi.ts'

/** The first line of the text, or the fallback, so that no row in the Studio is blank. */
export function textOr(value: unknown, fallback: string): string {
  const [line = ''] = typeof value === 'string' ? value.trim().split('\n') : []
  return isolateDirections(line) || fallback
}

type Shown = Record<string, unknown>

type PreviewOptions = {
  /** Path of the title. */
  title?: string
  /** The title when that is empty. */
  without: string
  /** Path of the subtitle, or what makes it of the values at the paths of `select`. */
  subtitle?: string | ((shown: Shown) => string | undefined)
  select?: Record<string, string>
  media?: string
}

export function previewOf({ title = 'title', without, subtitle, select, media }: PreviewOptions) {
  return {
    // rules/path-titles.ts takes the first for the member's title.
    select: { title, ...(typeof subtitle === 'string' && { subtitle }), ...select, ...(media && { media }) },
    prepare: (shown: Shown) => ({
      ...shown,
      title: textOr(shown.title, without),
      ...(typeof subtitle === 'function' && { subtitle: subtitle(shown) }),
    }),
  }
}

export function subtitleOf({ sample, season }: { sample?: unknown; season?: unknown }, ...parts: unknown[]): string {
  const words = [...parts, isSeason(season) && SEASONS[season].title].filter(part => typeof part === 'string')
  return [sample === true && 'Sample content', ...words.map(isolateDirections)].filter(Boolean).join(' · ')
}
