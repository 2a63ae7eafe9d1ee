/** Before packages are installed, in any Node from 20 on: without a source of content there is nothing to build. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'NEXT_PUBLIC_LAKE_URL']

export const NO_SOURCE =
  'NEXT_PUBLIC_SANITY_PROJECT_ID is not set: pages are built with the content of that project. To see the site with local content, run npm start.'

export function hasSource(env = process.env, folder = '.') {
  return SOURCES.some(name => Boolean(env[name] ?? isInFiles(name, folder)))
}

function isInFiles(name, folder) {
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=[^\\S\\n]*["'\`]?[^\\s"'\`#]`, 'm')
  return ['.env.local', '.env'].map(file => join(folder, file)).some(file => existsSync(file) && line.test(read(file)))
}

/** A file that cannot be read is named later, by the settings. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return SOURCES.map(name => `${name}=unknown`).join('\n')
  }
}
