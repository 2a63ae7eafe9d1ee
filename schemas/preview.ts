/** The first line of the text, or the fallback, so that no row in the Studio is blank. */
export function textOr(value: unknown, fallback: string): string {
  const [line = ''] = typeof value === 'string' ? value.trim().split('\n') : []
  return line || fallback
}

export function sampleSubtitle(isSample: unknown, subtitle: unknown): string {
  return [isSample === true && 'Sample content', typeof subtitle === 'string' && subtitle].filter(Boolean).join(' · ')
}
