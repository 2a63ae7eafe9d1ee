import { resolve } from 'node:path'
import { findFault } from '../forms/outbox/check.ts'
import { checkEnvironment, error, type Finding, warning } from '../lib/environment/check.ts'
import { TIME_ZONES } from '../lib/time/time-zones.ts'
import { offsetAt } from '../lib/time/zoned-time.ts'
import { findBadFolder } from './bootstrap.mjs'
import { requireBuild } from './build-site.ts'
import { BUILDS, siteFolder } from './builds/folder.ts'
import { isWritable, readPort, SetupError } from './settings.ts'

/** EX_CONFIG of sysexits.h: to be started again does not help, and deploy/minara@.service does not try. */
export const WRONG_SETTINGS = 78

/** Their clocks changed for the last time in March 2026. Hours ahead of UTC in winter. */
const PERMANENT = [
  ['America/Vancouver', -7],
  ['America/Edmonton', -6],
] as const
const WINTER = Date.UTC(2026, 11, 15)
const HOUR_MS = 3_600_000

/** `command` is either `npm run serve` or `npm run doctor`. */
export function checkMachine(env: NodeJS.ProcessEnv, command: string): Finding[] {
  const badFolder = findBadFolder()
  return [
    ...checkEnvironment(env),
    ...checkSetup(() => readPort('PORT', 3000)),
    ...(badFolder === null ? [] : warning(badFolder)),
    ...checkBuild(env),
    ...checkTimeZones(),
    ...checkOutbox(env, command),
    ...checkCache(env),
  ]
}

/** Without a build, the project itself is the folder of the site; `npm run build` would make one in `builds`. */
function checkBuild(env: NodeJS.ProcessEnv): Finding[] {
  const site = siteFolder(env)
  const folder = resolve(site, env.NEXT_DIST_DIR || '.next')
  const isNamed = Boolean(env.NEXT_DIST_DIR) || site !== resolve('.')
  return checkSetup(() => requireBuild(folder, env, isNamed ? folder : resolve(BUILDS)))
}

export function checkTimeZones(offset: typeof offsetAt = offsetAt, { node, tz } = process.versions): Finding[] {
  const wrong = PERMANENT.filter(([zone, hours]) => offset(WINTER, zone) !== hours * HOUR_MS)
  if (wrong.length === 0) return []
  const places = wrong.map(([zone]) => TIME_ZONES[zone].places).join(' and ')
  const sentence = `The time-zone data of Node ${node} (${tz ?? 'of unknown age'}) is old: from November 2026 on, times in ${places} are an hour wrong. Please serve the site with Node 24.21 or newer.`
  return warning(sentence)
}

export function checkSetup(require: () => void): Finding[] {
  try {
    require()
    return []
  } catch (fault) {
    if (!(fault instanceof SetupError)) throw fault
    return error(fault.message)
  }
}

/** A fault that may pass is no reason not to start: forms are accepted as soon as it has passed. */
function checkOutbox({ OUTBOX_DIR, DATABASE_URL }: NodeJS.ProcessEnv, command: string): Finding[] {
  if (OUTBOX_DIR === 'off' || DATABASE_URL) return []
  const outbox = OUTBOX_DIR || '.data/outbox'
  const fault = findFault(outbox, command)
  if (fault === null) return []
  const sentence = `OUTBOX_DIR, ${outbox}, cannot be written to, so no form could be accepted: ${fault.sentence}`
  return fault.isLasting ? error(sentence) : warning(sentence)
}

function checkCache({ CACHE_DIR }: NodeJS.ProcessEnv): Finding[] {
  const cache = CACHE_DIR || '.data/cache'
  if (isWritable(cache)) return []
  const sentence = `CACHE_DIR, ${cache}, cannot be written to: a restart forgets the last good figures, redirects and pages.`
  return warning(sentence)
}
