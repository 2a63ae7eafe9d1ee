import type { PhoneWords } from '@/lib/phone-words'

/** The words that the phone's code writes; the others are in the page only. */
const NAMES = [
  'adds',
  'wouldAdd',
  'give',
  'aWeek',
  'aMonth',
  'giving',
  'given',
  'gift',
  'feesCovered',
  'notCovered',
  'cause',
  'often',
  'once',
  'everyWeek',
  'everyMonth',
  'total',
  'moved',
  'again',
  'receipt',
  'petal',
  'petals',
  'half',
  'part',
  'yoursWeekly',
  'yoursMonthly',
  'soFar',
  'reached',
  'nextGoal',
  'you',
  'youWeekly',
  'youMonthly',
  'example',
  'masjid',
  'fullName',
] as const

export type CodeWords = Record<(typeof NAMES)[number], string>

/** One line each, without their names: a third of the bytes of JSON in an attribute. */
export function writeCodeWords(words: PhoneWords & { masjid: string; fullName: string }): string {
  return NAMES.map(name => words[name]).join('\n')
}

export function readCodeWords(written: string): CodeWords {
  const lines = written.split('\n')
  return Object.fromEntries(NAMES.map((name, line) => [name, lines[line] ?? ''])) as CodeWords
}
