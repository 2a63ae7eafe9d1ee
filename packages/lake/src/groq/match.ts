import { type Compile, calledFunction, compileAll, constantOf, type Evaluate, type SyntaxNode } from './tree.ts'
import { isObject } from './values.ts'

/** The expressions of groq-js, which takes letters, digits and everything else that is not listed as part of a word. */
const SEPARATORS = '!@#$%^&*(),\\\\/?";:{}|[\\]+<>\\s-'
const WORDS = new RegExp(`[^${SEPARATORS}]+`, 'g')
const PATTERNS = new RegExp(`[^${SEPARATORS.replace('*', '')}]+`, 'g')
const DOTS_AT_EDGES = /\b\.+|\.+\b/g
const MAX_PATTERN_CHARACTERS = 1_024

type Word = ReturnType<typeof toWord>

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
function wordsOf(pattern: SyntaxNode): Word[] | null {
  const constant = constantOf(pattern)
  if (!constant) return null
  const patterns = Array.isArray(constant.value) ? constant.value : [constant.value]
  if (!patterns.every(each => typeof each === 'string')) return []
  return patterns.flatMap(each => withoutDots(each).match(PATTERNS) ?? []).map(toWord)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

function withoutDots(text: string): string {
  return text.includes('.') ? text.replace(DOTS_AT_EDGES, '') : text
}

/** One word of a pattern: `give*`. */
function toWord(term: string) {
  const source = term.slice(0, MAX_PATTERN_CHARACTERS)
  const whole = new RegExp(`^${source.replace(/\*/g, '.*')}$`, 'i')
  const matches = (word: string) => whole.test(word)
  const glance = glanceFor(source)
  return {
    /** Whether it matches one of the words of a text. */
    isIn: (text: string) => glance(text) ?? splitText(text).some(matches),
    /** How many words of a text it matches. */
    countIn: (text: string) => (glance(text) === false ? 0 : splitText(text).filter(matches).length),
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

type Score = (row: unknown) => number

/** `score(…)`: the rows that are objects, with their scores as groq-js computes them, best first. */
export function compileScore(
  { name, args }: SyntaxNode & { type: 'PipeFuncCall' },
  inner: Compile,
): ((rows: unknown[]) => unknown[]) | null {
  const scores = name === 'score' ? args.map(arg => scoreOf(arg, inner)) : [null]
  if (!scores.every(score => score !== null)) return null
  return rows => {
    const scored = rows.filter(isObject).map(row => {
      const before = typeof row._score === 'number' ? row._score : 0
      return { ...row, _score: scores.reduce((sum, score) => sum + score(row), before) }
    })
    return scored.sort((a, b) => b._score - a._score)
  }
}

function scoreOf(node: SyntaxNode, inner: Compile): Score | null {
  if (node.type === 'OpCall' && node.op === 'match') return matchScore(node, inner)
  if (node.type === 'FuncCall' && calledFunction(node) === 'global::boost') return boostedScore(node.args, inner)
  if (node.type === 'And' || node.type === 'Or') return sumOfScores(node, inner)
  const holds = inner(node)
  return holds && (row => (holds(row) === true ? 1 : 0))
}

function matchScore({ left, right }: SyntaxNode & { type: 'OpCall' }, inner: Compile): Score | null {
  const text = inner(left)
  const words = wordsOf(right)
  if (!text || !words) return null
  return row => {
    const texts = textsOf(text(row))
    return words.reduce((sum, word) => sum + saturated(frequency(word, texts)), 0)
  }
}

function frequency(word: Word, texts: string[]): number {
  return texts.reduce((sum, text) => sum + word.countIn(text), 0)
}

/** Ten occurrences count little more than five. */
function saturated(count: number): number {
  return (count * 2.2) / (count + 1.2)
}

function boostedScore([node, factor]: SyntaxNode[], inner: Compile): Score | null {
  const score = node ? scoreOf(node, inner) : null
  const [boost] = (factor && compileAll([factor], inner)) ?? []
  if (!score || !boost) return null
  return row => {
    const [base, more] = [score(row), boost(row)]
    return base > 0 && typeof more === 'number' ? base + more : 0
  }
}

function sumOfScores({ type, left, right }: SyntaxNode & { type: 'And' | 'Or' }, inner: Compile): Score | null {
  const [one, other] = [scoreOf(left, inner), scoreOf(right, inner)]
  if (!one || !other) return null
  return row => {
    const [first, second] = [one(row), other(row)]
    return type === 'And' && (first === 0 || second === 0) ? 0 : first + second
  }
}
