import type { Criterion, Evidence, Proof } from './criterion.ts'

type Page = { title: string; about: string; criteria: readonly Criterion[] }

const STATES = {
  shown: 'shown by tests',
  'in part': 'tests show some of it, and the line says what is missing',
  seen: 'looked at by hand, on the day that the line names',
  'not shown': 'nothing shows it; the line says why',
  'does not apply': 'the site has nothing of the kind',
} as const

type State = keyof typeof STATES

/** A page of docs/conformance. Its folder is two below the root. */
export function writePage({ title, about, criteria }: Page): string {
  const counts = Object.entries(STATES).map(([state, says]) => {
    const count = criteria.filter(({ evidence }) => stateOf(evidence) === state).length
    return `| ${state} | ${says} | ${count} |`
  })
  const rows = criteria.map(
    ({ id, level, title, evidence }) => `| ${id} | ${title} | ${level} | ${stateOf(evidence)} | ${wordsOf(evidence)} |`,
  )
  return [
    `# ${title}`,
    about,
    ['| State | Meaning | Lines |', '|---|---|---|', ...counts].join('\n'),
    ['| | Criterion | Level | State | By what |', '|---|---|---|---|---|', ...rows].join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

function stateOf(evidence: Evidence): State {
  if ('tests' in evidence) return evidence.lacks === undefined ? 'shown' : 'in part'
  if ('looked' in evidence) return 'seen'
  return 'missing' in evidence ? 'not shown' : 'does not apply'
}

function wordsOf(evidence: Evidence): string {
  if ('missing' in evidence) return evidence.missing
  if ('exempt' in evidence) return evidence.exempt
  if ('looked' in evidence) return `${evidence.looked}: ${evidence.saw}`
  return [...evidence.tests.map(linkTo), ...(evidence.lacks ? [evidence.lacks] : [])].join('<br>')
}

function linkTo([file, name, says = name]: Proof): string {
  return `[${escapeCell(says)}](../../${encodeURI(file)})`
}

/** Names of tests hold what Markdown and its tables would take for signs. */
function escapeCell(text: string): string {
  return text.replace(/[\\|[\]*_`<]/g, '\\$&')
}
