/** "Six weeks before: decide" becomes `six-weeks-before-decide`; '' for a text without letters and digits. */
export function anchorOf(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? ''
}

export function findAnchor(hash: string, anchors: ReadonlySet<string>): string | null {
  const name = decode(hash.slice(1))
  return [name, anchorOf(name)].find(anchor => anchors.has(anchor)) ?? null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
