import { startStack, stopStack } from './stack.ts'

/** Global set-up: builds the site if its sources have changed. A stack runs meanwhile, because pages are prerendered with its content. */
export default async function buildOnce(): Promise<void> {
  // Vitest sets it to "test", with which Next would build another site.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await startStack()
  await stopStack()
}

if (import.meta.main) await buildOnce()
