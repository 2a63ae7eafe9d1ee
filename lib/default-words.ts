/** What the Studio calls a text, and what the site says where staff left it out. */
export type DefaultWords<Name extends string> = Record<Name, { title: string; text: string }>

/** The texts of staff, with the default ones where they left one out. */
export function fillWords<Name extends string>(
  defaults: DefaultWords<Name>,
  written: Partial<Record<Name, string>>,
): Record<Name, string> {
  const names = Object.keys(defaults) as Name[]
  return Object.fromEntries(names.map(name => [name, written[name] || defaults[name].text])) as Record<Name, string>
}
