import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isStackRunning, stack, startStack, stopStack } from './stack.ts'

/** For work on tests: `E2E_KEEP=1` reuses the stack and the data of an earlier run, and leaves the stack running. */
const isKept = process.env.E2E_KEEP === '1'

/** Global set-up of Playwright and Vitest: starts the whole stack with a fresh data folder and returns the tear-down. */
export default async function startFreshStack(): Promise<() => Promise<void>> {
  // Vitest sets it to "test", with which Next would build another site.
  Object.assign(process.env, { NODE_ENV: 'production' })
  if (isKept && (await isStackRunning())) return leaveRunning
  await stopStack()
  rmSync(stack.dataFolder, { recursive: true, force: true })
  await startStack()
  process.stdout.write(readFileSync(join(stack.folder, 'serve.log')))
  return isKept ? leaveRunning : stopStack
}

async function leaveRunning(): Promise<void> {}
