/** The text, shortened to its first line; the fallback where there is none, so that no row in the Studio is blank. */
export function textOr(value: unknown, fallback: string): string {
  const [line = ''] = typeof value === 'string' ? value.trim().split('\n') : []
  return line || fallback
}

/** Marks content that came with the project and must be replaced before going live. */
export function sampleSubtitle(isSample: unknown, subtitle: unknown): string {
  return [isSample === true && 'Sample content', typeof subtitle === 'string' && subtitle].filter(Boolean).join(' · ')
}
