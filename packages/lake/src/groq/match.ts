import type { Compile, Evaluate } from './compiled.ts'
import { constantOf, type SyntaxNode } from './tree.ts'

/** The expressions of groq-js, which takes letters, digits and everything else that is not listed as part of a word. */
const SEPARATORS = '!@#$%^&*(),\\\\/?";:{}|[\\]+<>\\s-'
const WORDS = new RegExp(`[^${SEPARATORS}]+`, 'g')
const PATTERNS = new RegExp(`[^${SEPARATORS.replace('*', '')}]+`, 'g')
const DOTS_AT_EDGES = /\b\.+|\.+\b/g
const MAX_PATTERN_CHARACTERS = 1_024

/** One word of a pattern: `give*`. */
export type Word = {
  /** Whether it matches one of the words of a text. */
  isIn(text: string): boolean
  /** How many words of a text it matches. */
  countIn(text: string): number
}

/** `match` with a pattern that does not depend on the row; null for others. */
export function compileMatch({ left, right }: SyntaxNode & { type: 'OpCall' }, inner: Compile): Evaluate | null {
  const text = inner(left)
  const words = wordsOf(right)
  if (!text || !words) return null
  return row => {
    const texts = textsOf(text(row))
    return words.length > 0 && words.every(word => texts.some(word.isIn))
  }
}

/** The words of a constant pattern, none if it cannot match; null if it depends on the row. */
export function wordsOf(pattern: SyntaxNode): Word[] | null {
  const constant = constantOf(pattern)
  if (!constant) return null
  const patterns = Array.isArray(constant.value) ? constant.value : [constant.value]
  if (!patterns.every(each => typeof each === 'string')) return []
  return patterns.flatMap(each => withoutDots(each).match(PATTERNS) ?? []).map(toWord)
}

export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

function withoutDots(text: string): string {
  return text.includes('.') ? text.replace(DOTS_AT_EDGES, '') : text
}

function toWord(term: string): Word {
  const source = term.slice(0, MAX_PATTERN_CHARACTERS)
  const whole = new RegExp(`^${source.replace(/\*/g, '.*')}$`, 'i')
  const matches = (word: string) => whole.test(word)
  const glance = glanceFor(source)
  return {
    isIn: text => glance(text) ?? splitText(text).some(matches),
    countIn: text => (glance(text) === false ? 0 : splitText(text).filter(matches).length),
  }
}

function splitText(text: string): string[] {
  return withoutDots(text).match(WORDS) ?? []
}

/** Groq-js drops dots beside a letter, so a dot between two characters joins them to one word. */
const DOT_WITHIN_WORD = new RegExp(`[^.${SEPARATORS}]\\.+[^.${SEPARATORS}]`)

/** Looks for a word without splitting the text, which takes longest. Null when it cannot tell. */
function glanceFor(source: string): (text: string) => boolean | null {
  if (!/^\w[\w*]*$/.test(source)) return () => null
  const beginning = new RegExp(source.split('*', 1)[0] ?? '', 'i')
  const word = source.replace(/\*+/g, '\\w*')
  const asWord = new RegExp(`(?:^|[${SEPARATORS}])\\.*${word}\\.*(?:$|[${SEPARATORS}])`, 'i')
  return text => {
    if (!beginning.test(text)) return text.includes('.') && DOT_WITHIN_WORD.test(text) ? null : false
    return asWord.test(text) || null
  }
}
