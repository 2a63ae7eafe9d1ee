import { isolateDirections } from './bidi.ts'
import { isBlank } from './plain-text.ts'

/** Fixed sentences of a form or a page, by the name of their field. */
export type DefaultWords<Name extends string> = Record<Name, WordsRow>

/** Of a row with a few sentences. */
export const LONG = { max: 300, isLong: true } as const

type WordsRow = {
  /** For staff. */
  title: string
  /** What it says until staff write something else. */
  text: string
  /** What happens when staff leave it empty, if that is not the same. */
  empty?: string
  /** A sentence that says where it shows, if that is not where all of them do. */
  shows?: string
  /** Characters that look well, if those are not as many as for all of them. */
  max?: number
  /** Why, as the end of a sentence. */
  because?: string
  /** Of the Studio's form, and what it shows below the input. */
  fieldset?: string
  help?: 'feeExample'
  /** May have several lines. */
  isLong?: true
}

/** All that was delivered, where nothing is written. Isolates control characters of direction from the text around them. */
export function fillWords<Name extends string>(
  defaults: DefaultWords<Name>,
  written?: Partial<Record<NoInfer<Name>, unknown>> | null,
): Record<Name, string> {
  const names = Object.keys(defaults) as Name[]
  return Object.fromEntries(
    names.map(name => [name, written ? fill(written[name], defaults[name]) : defaults[name].text]),
  ) as Record<Name, string>
}

function fill(written: unknown, { text, empty }: WordsRow): string {
  if (typeof written === 'string' && !isBlank(written)) return isolateDirections(written)
  return empty === undefined ? text : ''
}
