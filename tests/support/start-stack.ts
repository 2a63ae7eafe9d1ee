import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stack, startStack, stopStack } from './stack.ts'

/** Playwright's global set-up: a fresh data folder, the whole stack; returns the tear-down. */
export default async function startFreshStack(): Promise<() => Promise<void>> {
  await stopStack()
  rmSync(stack.dataFolder, { recursive: true, force: true })
  await startStack()
  process.stdout.write(readFileSync(join(stack.folder, 'serve.log')))
  return stopStack
}
