import { isolateDirections } from '../lib/bidi.ts'

/** The first line of the text, or the fallback, so that no row in the Studio is blank. */
export function textOr(value: unknown, fallback: string): string {
  const [line = ''] = typeof value === 'string' ? value.trim().split('\n') : []
  return isolateDirections(line) || fallback
}

export function sampleSubtitle(isSample: unknown, subtitle: unknown): string {
  const words = typeof subtitle === 'string' && isolateDirections(subtitle)
  return [isSample === true && 'Sample content', words].filter(Boolean).join(' · ')
}
