import { join } from 'node:path'
import { programOf } from '../programs.ts'
import type { Step } from '../steps.ts'
import { readReport, type TestResult } from './report.ts'

export type Part = Step & {
  /** Empty for a part that only prepares others. */
  tests: () => TestResult[]
  commandFor: (test: TestResult) => string
}

export type Lane = Record<string, Part>
/** Lanes of a turn run at the same time, the parts of a lane one after the other. */
export type Turn = Lane[]

/** `summary.ts` lists tests that passed the second time. */
const TRIES_AFTER_A_FAILURE = 1

/** `chosen` are arguments of Vitest that choose files; without any, all of the project run. */
export function vitest(name: string, project: string, results: string, chosen: readonly string[] = []): Part {
  const report = join(results, `${project}.json`)
  const args = ['run', '--project', project, `--retry=${TRIES_AFTER_A_FAILURE}`, ...reportTo(report), ...chosen]
  return { name, args: [programOf('vitest'), ...args], tests: () => readReport(report), commandFor: inVitest(project) }
}

export function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

export function inVitest(project: string): (test: TestResult) => string {
  const start = `npx vitest run --project ${quote(project)}`
  return ({ file, title }) => [start, quote(file), ...(title ? ['-t', quote(asPattern(title))] : [])].join(' ')
}

/** `chosen` are arguments of Playwright that choose tests; without any, all of its configuration run. */
export function playwright(name: string, config: string, results: string, chosen: readonly string[] = []): Part {
  const report = join(results, `${config.replaceAll('/', '-')}.json`)
  const args = ['test', '--config', config, `--retries=${TRIES_AFTER_A_FAILURE}`, ...chosen]
  return {
    name,
    args: [programOf('playwright'), ...args],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    tests: () => readReport(report),
    commandFor: ({ file, line, title }) =>
      // States of one table share a line.
      `npx playwright test --config ${config} ${file}:${line ?? ''} -g ${quote(asPattern(title))}`,
  }
}

function quote(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}

function asPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
