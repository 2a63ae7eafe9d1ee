import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from 'offline-content-lake/testing'
import { findBrowser } from '../../scripts/browser.ts'
import { median } from './figure.ts'

/** Single rounds differ by up to 18 points on a shared machine. */
const ROUNDS = 7
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]

/** A file that the page loaded before any interaction; bytes as transferred, headers included. */
export type LoadedFile = { url: string; type: string; bytes: number }

/** Medians of all rounds; files and bytes are those of the first round. */
export type Measurement = {
  /** From 0 to 100. */
  scores: Record<Category, number>
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  /** Performance score of each round. */
  rounds: number[]
  files: LoadedFile[]
  /** Sum of all files. */
  bytes: number
  /** Sum of all scripts, compressed here with gzip, however the server sends them. */
  scriptBytes: number
  /** Audits that lost points, other than performance audits. */
  failures: string[]
}

/**
 * Measures two pages several times on Lighthouse's mid-range phone with a slow network, each time in a fresh browser. They take turns,
 * because other work of the machine changes the scores within minutes.
 */
export async function comparePages(one: string, other: string): Promise<[Measurement, Measurement]> {
  const [ofOne, ofOther]: [Result[], Result[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    ofOne.push(await runLighthouse(one))
    ofOther.push(await runLighthouse(other))
  }
  return [await summarise(ofOne), await summarise(ofOther)]
}

async function summarise(results: Result[]): Promise<Measurement> {
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (category: Category) => median(results.map(result => scoreOf(result, category)))
  const files = results.slice(0, 1).flatMap(filesOf)
  const scripts = files.filter(({ type }) => type === 'Script')
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: audit('first-contentful-paint'),
    largestPaintMs: audit('largest-contentful-paint'),
    blockingMs: audit('total-blocking-time'),
    rounds: results.map(result => scoreOf(result, 'performance')),
    files,
    bytes: sum(files.map(({ bytes }) => bytes)),
    scriptBytes: sum(await Promise.all(scripts.map(({ url }) => compressedSize(url)))),
    failures: [...new Set(results.flatMap(failuresOf))],
  }
}

/** Scores of a single round, from 0 to 100. */
export async function scorePage(url: string): Promise<Record<Category, number>> {
  const result = await runLighthouse(url)
  return {
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    'best-practices': scoreOf(result, 'best-practices'),
    seo: scoreOf(result, 'seo'),
  }
}

async function runLighthouse(url: string): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    return run.lhr
  } finally {
    await browser.close()
  }
}

function scoreOf({ categories }: Result, category: Category): number {
  return Math.round((categories[category]?.score ?? Number.NaN) * 100)
}

function filesOf({ audits }: Result): LoadedFile[] {
  const { details } = audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse does not say what the page loads')
  const files = details.items.map(({ url, resourceType, transferSize }) => ({
    url: String(url),
    type: String(resourceType),
    bytes: Number(transferSize),
  }))
  return files.filter(({ url }) => !url.startsWith('data:'))
}

function failuresOf({ categories, audits }: Result): string[] {
  const judged = CATEGORIES.filter(category => category !== 'performance').flatMap(
    category => categories[category]?.auditRefs ?? [],
  )
  return judged
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}

async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url)
  return gzipSync(await answer.arrayBuffer()).byteLength
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
