import { type Ask, askTwice } from '../faults/load.ts'

const TYPES: [pattern: RegExp, type: RegExp][] = [
  [/\.css$/, /^text\/css/],
  [/\.js$/, /^(?:application|text)\/javascript/],
  [/\.woff2$/, /^font\/woff2/],
]
const NAMES = /\/_next\/(static\/[\w./~-]+\.(?:css|js|woff2))/g
/** Scripts name the files that they load later without the folder of Next, style sheets name fonts from their own folder. */
const NAMES_IN_SCRIPTS = /["'](static\/chunks\/[\w./~-]+\.(?:css|js))["']/g
const NAMES_IN_STYLES = /url\("?(?:\.\.\/|\/_next\/static\/)(media\/[\w./~-]+\.woff2)/g

export function filesOf(page: string): string[] {
  return [...new Set(Array.from(page.matchAll(NAMES), ([, name]) => `/_next/${name}`))]
}

/** Loads files, and those that they name, as a tab does sooner or later. Returns a sentence for each that is not what it should be. */
export async function loadFiles(ask: Ask, files: Iterable<string>, loaded = new Set<string>()): Promise<string[]> {
  const faults: string[] = []
  for (const file of files) {
    if (loaded.has(file)) continue
    loaded.add(file)
    const { status, type, cacheControl, text } = await askTwice(ask, file)
    const [, wanted] = TYPES.find(([pattern]) => pattern.test(file)) ?? []
    if (status !== 200 || !wanted?.test(type) || !cacheControl.includes('immutable'))
      faults.push(`${file}: ${status} ${type} ${cacheControl}`)
    else faults.push(...(await loadFiles(ask, filesNamedIn(file, text), loaded)))
  }
  return faults
}

function filesNamedIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return Array.from(text.matchAll(NAMES_IN_STYLES), ([, name]) => `/_next/static/${name}`)
  return file.endsWith('.js') ? Array.from(text.matchAll(NAMES_IN_SCRIPTS), ([, name]) => `/_next/${name}`) : []
}
