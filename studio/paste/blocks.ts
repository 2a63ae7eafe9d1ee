import type { Paragraph, Run } from './paragraph'

/** Blocks of the rich text in schemas/objects/rich-text.ts. */
export function toBlocks(paragraphs: Paragraph[], makeKey: () => string) {
  return paragraphs.map(({ style, list, runs }) => {
    const links = new Map(runs.flatMap(({ href }) => (href ? [[href, makeKey()] as const] : [])))
    const isHeading = style === 'h2' || style === 'h3'
    return {
      _type: 'block',
      _key: makeKey(),
      style,
      ...(list && { listItem: list.kind, level: list.level }),
      markDefs: [...links].map(([href, _key]) => ({ _type: 'link', _key, href })),
      children: runs.map(run => ({
        _type: 'span',
        _key: makeKey(),
        text: run.text,
        marks: marksOf(run, isHeading, links),
      })),
    }
  })
}

/** Headings are bold by themselves. */
function marksOf({ isStrong, isEm, href }: Run, isHeading: boolean, links: Map<string, string>): string[] {
  const link = href ? links.get(href) : undefined
  return [...(isStrong && !isHeading ? ['strong'] : []), ...(isEm ? ['em'] : []), ...(link ? [link] : [])]
}
