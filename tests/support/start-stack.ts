import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeKeptStacks } from '../../scripts/kept-stacks.ts'
import { readTokens } from './content.ts'
import { catchUp } from './freshness.ts'
import { copyBuild, isStackRunning, logFileOf, type Stack, stackOf, startStack, stopStack } from './stack.ts'
import { until } from './until.ts'

/** For work on tests: `E2E_KEEP=1` reuses the stacks and the data of an earlier run, and leaves the stacks running. */
const isKept = process.env.E2E_KEEP === '1'

/** All pages of a build are rendered once more, on a machine that may be busy with other tests. */
const RENEWED_TIMEOUT_MS = 300_000

/**
 * Global set-up of Playwright and Vitest: starts a whole stack per worker, each with a fresh data folder, and returns the tear-down. The first
 * stack builds the site; the others run a copy of that build.
 */
export default async function startStacks({ workers = 1 }: { workers?: number } = {}): Promise<() => Promise<void>> {
  // Vitest sets it to "test", with which Next would build another site.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const [first, ...others] = Array.from({ length: workers }, (_, index) => stackOf(index))
  if (!first) throw new Error('There must be at least one worker')
  await startFresh(first)
  await Promise.all(
    others.map(async stack => {
      if (isKept && (await isStackRunning(stack))) return
      await stopStack(stack)
      copyBuild(first.buildFolder, stack.buildFolder)
      await startFresh(stack)
      await untilRenewed(stack, first)
    }),
  )
  return async () => {
    if (isKept) console.log(describeKeptStacks().join('\n'))
    else await Promise.all([first, ...others].map(stopStack))
  }
}

async function startFresh(stack: Stack): Promise<void> {
  if (isKept && (await isStackRunning(stack))) return
  await stopStack(stack)
  rmSync(stack.dataFolder, { recursive: true, force: true })
  await startStack(stack)
  // A build's pages hold the addresses of the stack that built it.
  await catchUp(stack.siteUrl, readTokens(stack).webhookSecret)
  process.stdout.write(readFileSync(logFileOf(stack)))
}

/** Waits until each page of a copied build names the pictures of its own lake: the first visitor of a page gets the one that was built. */
async function untilRenewed({ siteUrl, buildFolder }: Stack, builder: Stack): Promise<void> {
  const { routes } = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  const paths = Object.keys(routes).filter(path => !path.startsWith('/_'))
  await Promise.all(
    paths.map(path => {
      const url = siteUrl + path.replace(/^\/page\//, '/')
      return until(
        `${url} names no picture of ${builder.lakeUrl}`,
        async () => !(await (await fetch(url)).text()).includes(builder.lakeUrl),
        RENEWED_TIMEOUT_MS,
      )
    }),
  )
}
