import { isValidationErrorMarker, type ValidationMarker } from 'sanity'
import type { Finding } from '@/schemas/readiness/finding'
import type { Unread } from '@/studio/unread/unread'

type Problems = {
  unread: readonly Unread[]
  markers: ValidationMarker[]
  findings: Finding[]
}

/** Lists texts that cannot be read first, then other red fields, then the findings about fields that are not red; one for each field. */
export function findingsWithErrors({ unread, markers, findings }: Problems): Finding[] {
  const texts = unread.map(({ path, sentence }) => ({ path, sentence }))
  const errors = markers
    .filter(isValidationErrorMarker)
    .map(({ path, message }) => ({ path, sentence: message || 'This field is red.' }))
  const red = [...texts, ...errors.filter(isElsewhere(texts))]
  return [...red, ...findings.filter(isElsewhere(red))]
}

function isElsewhere(findings: Finding[]): (finding: Finding) => boolean {
  const taken = new Set(findings.map(({ path }) => JSON.stringify(path)))
  return ({ path }) => !taken.has(JSON.stringify(path))
}
