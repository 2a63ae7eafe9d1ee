import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { SetupError } from './settings.ts'

const SERVERS: Record<string, string> = {
  'redis-server': '/usr/bin/redis-server',
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  nginx: '/usr/sbin/nginx',
}

export function installServers(report: (line: string) => void): void {
  const missing = findMissing()
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (missing.length > 0 && canInstall) {
    report(`Installing ${missing.join(', ')} for the tests of several machines (half a minute, once) …`)
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', ...missing)
  }
  judgeMissing(findMissing(), process.env, report)
}

/** Throws SetupError in CI, where a proof without its servers would be green by absence. */
export function judgeMissing(missing: string[], { CI }: NodeJS.ProcessEnv, report: (line: string) => void): void {
  if (missing.length === 0) return
  const names = missing.join(', ')
  if (CI === 'true')
    throw new SetupError(`Not installed: ${names}. With CI=true no test may be skipped for that: please install them.`)
  report(`Tests of several machines are skipped: ${names} not installed, and only root can do that here.`)
}

function findMissing(): string[] {
  return Object.keys(SERVERS).filter(name => globSync(SERVERS[name] ?? '').length === 0)
}

function run(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
