import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ACTIONS = z.object({ encryptionKey: z.string() })

/** With the same key, a form of a page from before the deployment is accepted without JavaScript, too. */
export function readActionKey(build: string): string | undefined {
  const file = join(build, '.next/server/server-reference-manifest.json')
  return existsSync(file) ? ACTIONS.parse(JSON.parse(readFileSync(file, 'utf8'))).encryptionKey : undefined
}

/** Whether the settings name another key than that of the build, which needs a build even if no source has changed. */
export function hasNewActionKey(
  build: string,
  { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }: NodeJS.ProcessEnv,
): boolean {
  return Boolean(key) && key !== readActionKey(build)
}
