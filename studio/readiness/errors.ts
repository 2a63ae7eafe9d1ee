import { isValidationErrorMarker, type ValidationMarker } from 'sanity'
import type { Finding } from '@/schemas/readiness/finding'

/** Lists red fields first, then the findings about fields that are not red. */
export function findingsWithErrors(markers: ValidationMarker[], findings: Finding[]): Finding[] {
  const errors = markers
    .filter(isValidationErrorMarker)
    .map(({ path, message }) => ({ path, sentence: message || 'This field is red.' }))
  const red = new Set(errors.map(({ path }) => JSON.stringify(path)))
  return [...errors, ...findings.filter(({ path }) => !red.has(JSON.stringify(path)))]
}
