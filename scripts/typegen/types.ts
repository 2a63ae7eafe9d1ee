import { WRITTEN } from './registries.ts'

/** Objects of fixed sentences, which their tables of words complete (lib/words/default-words.ts). */
const WORDS = /\{\n(?:\s+\w+\?: string;\n){2,}\s*\}/g

/** What Sanity's typegen writes, without the types that no query's result names, and with each result once. The sections of the landing page are among those of pages. */
export function trimTypes(text: string): string {
  const [, ...blocks] = text.replace(/^\/\/ .*\n/gm, '').split(/^(?=export |declare )/m)
  const isResult = (block: string) => /^(?:export type \w+_QUERY_RESULT|declare) /.test(block)
  const names = new Map<string, string>()
  const results = blocks.filter(isResult).map(block => once(block, names))
  const named = blocks.filter(block => !isResult(block) && isNamedIn(results.join(''), block))
  const kept = [WRITTEN, '\n', ...named, ...results].join('')
  return kept.replace(WORDS, 'Record<string, string>').replace(/\n{3,}/g, '\n\n')
}

/** `names` are those of the results before it. */
function once(block: string, names: Map<string, string>): string {
  const [, name = '', type = ''] = /^export type (\w+) = (.*)$/s.exec(block) ?? []
  const known = names.get(type)
  if (known) return `export type ${name} = ${known};\n\n`
  if (name && type.includes('\n  ')) names.set(type, name)
  if (name !== 'LANDING_PAGE_QUERY_RESULT') return block
  return block.replace(
    /^ {2}sections: Array<[\s\S]*?^ {2}\}> \| null;/m,
    '  sections: NonNullable<PAGE_QUERY_RESULT>["sections"];',
  )
}

function isNamedIn(results: string, block: string): boolean {
  const [, name = ''] = /^export type (\w+)/.exec(block) ?? []
  return name !== '' && new RegExp(`: ${name}\\b|Array<${name}>`).test(results)
}
