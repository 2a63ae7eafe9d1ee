/** What Sanity's typegen writes, without the types that no query's result names, and with the sections of pages once: those of the landing page are among them. */
export function trimTypes(text: string): string {
  const [head = '', ...blocks] = text.replace(/^\/\/ .*\n/gm, '').split(/^(?=export |declare )/m)
  const isResult = (block: string) => /^(?:export type \w+_QUERY_RESULT|declare) /.test(block)
  const kept = blocks.filter(isResult).map(once).join('')
  const named = blocks.filter(block => !isResult(block) && isNamedIn(kept, block))
  return [head, ...named, kept].join('').replace(/\n{3,}/g, '\n\n')
}

function once(block: string): string {
  if (!block.startsWith('export type LANDING_PAGE_QUERY_RESULT ')) return block
  return block.replace(
    /^ {2}sections: Array<[\s\S]*?^ {2}\}> \| null;/m,
    '  sections: NonNullable<PAGE_QUERY_RESULT>["sections"];',
  )
}

function isNamedIn(results: string, block: string): boolean {
  const [, name = ''] = /^export type (\w+)/.exec(block) ?? []
  return name !== '' && new RegExp(`[:<] ${name}\\b|Array<${name}>`).test(results)
}
