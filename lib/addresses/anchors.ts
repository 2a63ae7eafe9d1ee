import { decodeOrNull } from '../words/decode.ts'

/** "Six weeks before: decide" becomes `six-weeks-before-decide`; '' for a text without letters and digits. */
export function anchorOf(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? ''
}

export function findAnchor(hash: string, anchors: Pick<ReadonlySet<string>, 'has'>): string | null {
  const name = decodeOrNull(hash.slice(1)) ?? hash.slice(1)
  return [name, anchorOf(name)].find(anchor => anchors.has(anchor)) ?? null
}
