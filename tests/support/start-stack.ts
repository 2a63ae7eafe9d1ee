import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catchUp } from './ask.ts'
import { readTokens } from './content.ts'
import { copyBuild, isStackRunning, logFileOf, readPid, type Stack, stackOf, startStack, stopStack } from './stack.ts'

/** For work on tests: `E2E_KEEP=1` reuses the stacks and the data of an earlier run, and leaves the stacks running. */
const isKept = process.env.E2E_KEEP === '1'

const PAGE_FILE = /\.(html|rsc|meta|json)$/

/** Global set-up of Playwright and Vitest: a whole stack per worker. The first builds the site; the others run a copy of that build. */
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
      nameLake(stack, first)
      await startFresh(stack)
    }),
  )
  return async () => {
    for (const stack of [first, ...others]) {
      if (isKept) console.log(`${stack.folder} goes on running (E2E_KEEP=1). To stop it: kill ${readPid(stack)}`)
      else await stopStack(stack)
    }
  }
}

async function startFresh(stack: Stack): Promise<void> {
  if (isKept && (await isStackRunning(stack))) return
  await stopStack(stack)
  rmSync(stack.dataFolder, { recursive: true, force: true })
  await startStack(stack)
  // A build that was kept is older than the data.
  await catchUp(stack.siteUrl, readTokens(stack).webhookSecret)
  process.stdout.write(readFileSync(logFileOf(stack)))
}

/** Pages of a copied build hold the address of the lake from which they were built, and the first visitor of each gets it. */
function nameLake({ buildFolder, lakeUrl }: Stack, builder: Stack): void {
  const [own, former] = [new URL(lakeUrl).host, new URL(builder.lakeUrl).host]
  // Some formats say how long a text is.
  if (own.length !== former.length) throw new Error(`${own} and ${former} differ in length`)
  const entries = readdirSync(buildFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && PAGE_FILE.test(entry.name))
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name))) {
    const text = readFileSync(file, 'utf8')
    if (text.includes(former)) writeFileSync(file, text.replaceAll(former, own))
  }
}
