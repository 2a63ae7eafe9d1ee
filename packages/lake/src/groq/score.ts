import { type Compile, compileAll } from './compiled.ts'
import { textsOf, type Word, wordsOf } from './match.ts'
import { calledFunction, type SyntaxNode } from './tree.ts'
import { isObject } from './values.ts'

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
