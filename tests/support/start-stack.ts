import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isStackRunning, stack, startStack, stopStack } from './stack.ts'

/** For work on tests: `E2E_KEEP=1` reuses the stack and the data of an earlier run, and leaves the stack running. */
const isKept = process.env.E2E_KEEP === '1'

/** Playwright's global set-up: starts the whole stack with a fresh data folder and returns the tear-down. */
export default async function startFreshStack(): Promise<() => Promise<void>> {
  if (isKept && (await isStackRunning())) return leaveRunning
  await stopStack()
  rmSync(stack.dataFolder, { recursive: true, force: true })
  await startStack()
  process.stdout.write(readFileSync(join(stack.folder, 'serve.log')))
  return isKept ? leaveRunning : stopStack
}

async function leaveRunning(): Promise<void> {}
