/** server/README.md says why each workaround is there. */

const ON = {
  freshPages: true,
  draftMode: true,
  laterCode: true,
  namedScripts: true,
}

export type Trick = keyof typeof ON

export const TRICKS = readTricks(process.env.TRICKS_OFF, process.env.NODE_ENV === 'development')

export function readTricks(off = '', isDevelopment = false): Readonly<Record<Trick, boolean>> {
  const tricks: Record<Trick, boolean> = { ...ON }
  const names = isDevelopment ? Object.keys(ON) : off.split(',').map(part => part.trim())
  for (const name of names) {
    if (name === '') continue
    if (!isTrick(name)) throw new Error(`TRICKS_OFF names "${name}"; expected some of ${Object.keys(ON).join(', ')}`)
    tricks[name] = false
  }
  return tricks
}

function isTrick(name: string): name is Trick {
  return Object.hasOwn(ON, name)
}
