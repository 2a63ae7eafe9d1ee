/** `npm run doctor`: exits with 1 if anything is missing; with `--strict`, also if anything is suspicious. */

import { hasOutbox } from '../forms/outbox/open.ts'
import type { Finding } from '../lib/environment/check.ts'
import { readPublicSettings } from '../lib/environment/public-settings.ts'
import { readServerSettings, type ServerSettings } from '../lib/environment/settings.ts'
import type { Check } from './doctor/ask.ts'
import { contentChecks } from './doctor/content.ts'
import { proxyChecks, serviceChecks } from './doctor/services.ts'
import { siteChecks } from './doctor/site.ts'
import { checkMachine, checkSetup } from './offline-checks.ts'
import { loadEnvFiles } from './settings.ts'

const SIGNS = { error: '✗', warning: '!' }

const findings = [...checkSetup(loadEnvFiles), ...checkMachine(process.env, 'npm run doctor')]
say('The environment and the folders', findings)
const checks = readChecks(process.env)
if (checks === null) console.log('\nOther services are asked once every variable can be read.')
const running = checks?.map(({ name, run }) => ({ name, result: run() })) ?? []
for (const { name, result } of running) {
  const found = await result
  say(name, found)
  findings.push(...(found ?? []))
}
const things = findings.length === 1 ? '1 thing' : `${findings.length} things`
console.log(findings.length === 0 ? '\nNothing is missing.' : `\n${things} to look at.`)
const isStrict = process.argv.includes('--strict')
process.exitCode = findings.some(({ level }) => level === 'error' || isStrict) ? 1 : 0

function say(name: string, found: Finding[] | null): void {
  if (found?.length === 0) console.log(`✓ ${name}`)
  if (found === null) console.log(`– ${name}: not checked`)
  for (const { level, sentence } of found ?? []) console.log(`${SIGNS[level]} ${sentence}`)
}

/** Null if a variable cannot be read, which checkMachine has already said. */
function readChecks(env: NodeJS.ProcessEnv): Check[] | null {
  try {
    const { sanity, siteUrl } = readPublicSettings(env)
    const settings = readServerSettings(env)
    return [
      ...proxyChecks(env),
      ...contentChecks({ sanity, readToken: settings.readToken, siteUrl }),
      ...serviceChecks(settings),
      ...siteChecks({ siteUrl, revalidateSecret: settings.revalidateSecret, hasStarted: () => hasStarted(settings) }),
    ]
  } catch {
    return null
  }
}

/** Unknown, and so false, for a site that stores nothing. */
async function hasStarted({ databaseUrl, outboxFolder }: ServerSettings): Promise<boolean> {
  if (databaseUrl !== null) return hasOutbox({ databaseUrl }).catch(() => false)
  return outboxFolder !== null && hasOutbox({ folder: outboxFolder })
}
