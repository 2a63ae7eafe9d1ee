import { PAGE_LIST } from '../pages.ts'
import { readDestination } from './redirect-destination.ts'

/** “donation page “albayan””, “page “Blog””, “example.org/give”. `titles` names pages by path, in addition to the fixed ones. */
export function describeDestination(
  destination: string,
  titles: ReadonlyMap<string, string> = new Map(),
): string | null {
  const read = readDestination(destination)
  if (!read) return null
  if (read.kind === 'donation') return `donation page “${read.name}”`
  if (read.kind === 'web') return read.address.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1')
  return `page ${describePage(read.path, titles)}`
}

function describePage(destination: string, titles: ReadonlyMap<string, string>): string {
  const [path = '', hash] = destination.split('#')
  const plain = path.replace(/(.)\/$/, '$1')
  const fixed = PAGE_LIST.find(page => page.path === plain || page.also.includes(plain))
  const title = titles.get(plain) ?? fixed?.title
  return (title ? `“${title}”` : plain) + (hash ? `, at #${hash}` : '')
}
