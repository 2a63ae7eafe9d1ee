import { readFileSync, rmSync } from 'node:fs'
import { describeKeptStacks } from '../../scripts/kept-stacks.ts'
import { readTokens } from './content.ts'
import { catchUp } from './freshness.ts'
import { copyBuild, isStackRunning, logFileOf, type Stack, stackOf, startStack, stopStack } from './stack.ts'

/** For work on tests: `E2E_KEEP=1` reuses the stacks and the data of an earlier run, and leaves the stacks running. */
const isKept = process.env.E2E_KEEP === '1'

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
