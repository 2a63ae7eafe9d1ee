import { isBlank } from './plain-text.ts'

export type DefaultWords<Name extends string> = Record<Name, { title: string; text: string }>

export function fillWords<Name extends string>(
  defaults: DefaultWords<Name>,
  written: Partial<Record<Name, string>>,
): Record<Name, string> {
  const names = Object.keys(defaults) as Name[]
  return Object.fromEntries(names.map(name => [name, fill(written[name], defaults[name].text)])) as Record<Name, string>
}

function fill(written: string | undefined, standard: string): string {
  return written === undefined || isBlank(written) ? standard : written
}
