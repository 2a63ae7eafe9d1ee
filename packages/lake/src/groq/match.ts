import {
  type Compile,
  calledFunction,
  constantOf,
  type Evaluate,
  type Scope,
  type SyntaxNode,
  scopeOf,
} from './tree.ts'
import { isObject } from './values.ts'

/** The expressions of groq-js, which takes letters, digits and everything else that is not listed as part of a word. */
const SEPARATORS = '!@#$%^&*(),\\\\/?";:{}|[\\]+<>\\s-'
const WORDS = new RegExp(`[^${SEPARATORS}]+`, 'g')
const PATTERNS = new RegExp(`[^${SEPARATORS.replace('*', '')}]+`, 'g')
const DOTS_AT_EDGES = /\b\.+|\.+\b/g
const MAX_PATTERN_CHARACTERS = 1_024

type Word = ReturnType<typeof toWord>

export function compileMatch({ left, right }: SyntaxNode & { type: 'OpCall' }, inner: Compile): Evaluate {
  const [text, words] = [inner(left), compilePattern(right, inner)]
  return scope => {
    const [texts, wanted] = [textsOf(text(scope)), words(scope)]
    return wanted.length > 0 && wanted.every(word => texts.some(word.isIn))
  }
}

function compilePattern(pattern: SyntaxNode, inner: Compile): (scope: Scope) => Word[] {
  const constant = constantOf(pattern)
  const value = inner(pattern)
  if (!constant) return scope => wordsOf(value(scope))
  const words = wordsOf(constant.value)
  return () => words
}

/** None for a pattern that cannot match. */
function wordsOf(pattern: unknown): Word[] {
  const patterns = Array.isArray(pattern) ? pattern : [pattern]
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

type Score = (scope: Scope) => number

/** `score(…)`: the rows that are objects, with their scores as groq-js computes them, best first. */
export function compileScore(args: SyntaxNode[], inner: Compile): (rows: unknown[], around: Scope) => unknown[] {
  const scores = args.map(arg => scoreOf(arg, inner))
  return (rows, around) => {
    const scored = rows.filter(isObject).map(row => {
      const scope = scopeOf(row, around)
      const before = typeof row._score === 'number' ? row._score : 0
      return { ...row, _score: scores.reduce((sum, score) => sum + score(scope), before) }
    })
    return scored.sort((a, b) => b._score - a._score)
  }
}

function scoreOf(node: SyntaxNode, inner: Compile): Score {
  if (node.type === 'OpCall' && node.op === 'match') return matchScore(node, inner)
  if (node.type === 'FuncCall' && calledFunction(node) === 'global::boost') return boostedScore(node.args, inner)
  if (node.type === 'And' || node.type === 'Or') return sumOfScores(node, inner)
  const holds = inner(node)
  return scope => (holds(scope) === true ? 1 : 0)
}

function matchScore({ left, right }: SyntaxNode & { type: 'OpCall' }, inner: Compile): Score {
  const [text, words] = [inner(left), compilePattern(right, inner)]
  return scope => {
    const texts = textsOf(text(scope))
    return words(scope).reduce((sum, word) => sum + saturated(frequency(word, texts)), 0)
  }
}

function frequency(word: Word, texts: string[]): number {
  return texts.reduce((sum, text) => sum + word.countIn(text), 0)
}

/** Ten occurrences count little more than five. */
function saturated(count: number): number {
  return (count * 2.2) / (count + 1.2)
}

function boostedScore([node, factor]: SyntaxNode[], inner: Compile): Score {
  if (!node || !factor) throw new Error('boost() takes a condition and a number')
  const [score, boost] = [scoreOf(node, inner), inner(factor)]
  return scope => {
    const [base, more] = [score(scope), boost(scope)]
    return base > 0 && typeof more === 'number' ? base + more : 0
  }
}

function sumOfScores({ type, left, right }: SyntaxNode & { type: 'And' | 'Or' }, inner: Compile): Score {
  const [one, other] = [scoreOf(left, inner), scoreOf(right, inner)]
  return scope => {
    const [first, second] = [one(scope), other(scope)]
    return type === 'And' && (first === 0 || second === 0) ? 0 : first + second
  }
}
