import { isolateDirections } from './bidi.ts'
import { isBlank } from './plain-text.ts'

/** Fixed sentences of a form or a page, by the name of their field: its title for staff, and what it says until staff write something else. */
export type DefaultWords<Name extends string> = Record<Name, { title: string; text: string }>

/** Isolates control characters of direction from the text around them. */
export function fillWords<Name extends string>(
  defaults: DefaultWords<Name>,
  written?: Partial<Record<Name, unknown>> | null,
): Record<Name, string> {
  const names = Object.keys(defaults) as Name[]
  return Object.fromEntries(names.map(name => [name, fill(written?.[name], defaults[name].text)])) as Record<
    Name,
    string
  >
}

function fill(written: unknown, standard: string): string {
  return typeof written === 'string' && !isBlank(written) ? isolateDirections(written) : standard
}
