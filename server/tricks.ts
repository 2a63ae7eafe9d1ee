/** One switch for each place where the server works around Next. server/README.md says why, and what ends without it. */

const NAMES = [
  'freshPages',
  'statusHeader',
  'draftMode',
  'headAsGet',
  'styleSheetLink',
  'laterCode',
  'namedScripts',
  'compileHints',
] as const

export type Trick = (typeof NAMES)[number]

/** All are on, except those that `TRICKS_OFF` lists, separated by commas, to find out which one causes a fault. */
export const TRICKS: Readonly<Record<Trick, boolean>> = readTricks(process.env.TRICKS_OFF)

/** Throws if a name is unknown. */
export function readTricks(off: string | undefined): Record<Trick, boolean> {
  const names = (off ?? '').split(',').flatMap(name => name.trim() || [])
  const unknown = names.filter(name => !NAMES.some(known => known === name))
  if (unknown.length > 0) throw new Error(`TRICKS_OFF has ${unknown.join(', ')}; expected some of ${NAMES.join(', ')}`)
  return Object.fromEntries(NAMES.map(name => [name, !names.includes(name)])) as Record<Trick, boolean>
}
