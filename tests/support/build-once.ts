import { startStack, stopStack } from './stack.ts'

/**
 * Global set-up of tests that start sites of their own: builds the site once, if its sources have changed, and imports the seed. A stack runs
 * meanwhile, because pages are prerendered with its content.
 */
export default async function buildOnce(): Promise<void> {
  // Vitest sets it to "test", with which Next would build another site.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await startStack()
  await stopStack()
}

if (import.meta.main) await buildOnce()
