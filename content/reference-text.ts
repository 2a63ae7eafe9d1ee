import { withoutMark } from './marks'
import { optionalText } from './values'

const REFERENCE_TEXT = 'Your reference: {reference}'

/** {reference} stands for the reference of a form that was sent, which visitors see whatever staff wrote. */
export function readReferenceText(written: string): string {
  const words = optionalText(written) ?? REFERENCE_TEXT
  return withoutMark(words).includes('{reference}') ? words : `${words} {reference}`
}
