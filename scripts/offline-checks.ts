import { resolve } from 'node:path'
import { checkEnvironment, type Finding } from '../lib/environment-check.ts'
import { requireBuild } from './build-site.ts'
import { siteFolder } from './builds/folder.ts'
import { isWritable, readPort, SetupError } from './settings.ts'

/** What `npm run serve` and `npm run doctor` find on this machine, without any network. */
export function checkMachine(env: NodeJS.ProcessEnv): Finding[] {
  return [
    ...checkEnvironment(env),
    ...checkSetup(() => readPort('PORT', 3000)),
    ...checkSetup(() => requireBuild(resolve(siteFolder(env), env.NEXT_DIST_DIR || '.next'), env)),
    ...checkFolders(env),
  ]
}

function checkSetup(require: () => void): Finding[] {
  try {
    require()
    return []
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    return [{ level: 'error', sentence: error.message }]
  }
}

function checkFolders({ OUTBOX_DIR, CACHE_DIR, DATABASE_URL }: NodeJS.ProcessEnv): Finding[] {
  const outbox = OUTBOX_DIR || '.data/outbox'
  const cache = CACHE_DIR || '.data/cache'
  const findings: Finding[] = []
  if (OUTBOX_DIR !== 'off' && !DATABASE_URL && !isWritable(outbox)) {
    findings.push({
      level: 'error',
      sentence: `OUTBOX_DIR, ${outbox}, cannot be written to: no form could be accepted.`,
    })
  }
  if (!isWritable(cache)) {
    findings.push({
      level: 'warning',
      sentence: `CACHE_DIR, ${cache}, cannot be written to: a restart forgets the last good figures, redirects and pages.`,
    })
  }
  return findings
}
