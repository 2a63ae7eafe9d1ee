import { resolve } from 'node:path'
import { findFault } from '../forms/outbox/sqlite/check.ts'
import { checkEnvironment, type Finding } from '../lib/environment/check.ts'
import { requireBuild } from './build-site.ts'
import { siteFolder } from './builds/folder.ts'
import { isWritable, readPort, SetupError } from './settings.ts'

/** EX_CONFIG of sysexits.h: to be started again does not help, and deploy/minara@.service does not try. */
export const WRONG_SETTINGS = 78

/** `command` is either `npm run serve` or `npm run doctor`. */
export function checkMachine(env: NodeJS.ProcessEnv, command: string): Finding[] {
  return [
    ...checkEnvironment(env),
    ...checkSetup(() => readPort('PORT', 3000)),
    ...checkSetup(() => requireBuild(resolve(siteFolder(env), env.NEXT_DIST_DIR || '.next'), env)),
    ...checkOutbox(env, command),
    ...checkCache(env),
  ]
}

export function checkSetup(require: () => void): Finding[] {
  try {
    require()
    return []
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    return [{ level: 'error', sentence: error.message }]
  }
}

/** A fault that may pass is no reason not to start: forms are accepted as soon as it has passed. */
function checkOutbox({ OUTBOX_DIR, DATABASE_URL }: NodeJS.ProcessEnv, command: string): Finding[] {
  if (OUTBOX_DIR === 'off' || DATABASE_URL) return []
  const outbox = OUTBOX_DIR || '.data/outbox'
  const fault = findFault(outbox, command)
  if (fault === null) return []
  const sentence = `OUTBOX_DIR, ${outbox}, cannot be written to, so no form could be accepted: ${fault.sentence}`
  return [{ level: fault.isLasting ? 'error' : 'warning', sentence }]
}

function checkCache({ CACHE_DIR }: NodeJS.ProcessEnv): Finding[] {
  const cache = CACHE_DIR || '.data/cache'
  if (isWritable(cache)) return []
  const sentence = `CACHE_DIR, ${cache}, cannot be written to: a restart forgets the last good figures, redirects and pages.`
  return [{ level: 'warning', sentence }]
}
