/** A paste, between the HTML of the clipboard and the blocks of a rich text. */
export type Paragraph = {
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  list: ListPlace | null
  runs: Run[]
}

export type ListPlace = { kind: 'bullet' | 'number'; level: number }

/** Text of one look. */
export type Run = { text: string; isStrong: boolean; isEm: boolean; href: string | null }

export type Look = Omit<Run, 'text'>

export function textOf({ runs }: Pick<Paragraph, 'runs'>): string {
  return runs.map(({ text }) => text).join('')
}

/** Collapses spaces, removes them at the ends and around line breaks, and joins neighbors of one look. */
export function tidyRuns(runs: Run[]): Run[] {
  const tidy: Run[] = []
  for (const { text, ...look } of runs) {
    const last = tidy.at(-1)
    const isAtStart = !last || /[\s]$/.test(last.text)
    const words = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
    const shown = isAtStart ? words.replace(last?.text.endsWith('\n') || !last ? /^\s+/ : /^ +/, '') : words
    if (last && shown.startsWith('\n')) last.text = last.text.trimEnd()
    if (!shown) continue
    if (last && (isSameLook(last, look) || shown.trim() === '')) last.text += shown
    else tidy.push({ text: shown, ...look })
  }
  const last = tidy.at(-1)
  if (last) last.text = last.text.trimEnd()
  return tidy.filter(({ text }) => text !== '')
}

function isSameLook(a: Look, b: Look): boolean {
  return a.isStrong === b.isStrong && a.isEm === b.isEm && a.href === b.href
}
