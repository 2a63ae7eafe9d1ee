import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Debian packages of the servers that several machines share, with a program of each. */
const SERVERS: Record<string, string> = {
  'redis-server': '/usr/bin/redis-server',
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  nginx: '/usr/sbin/nginx',
}

/** Installs what is missing where that is possible: as root, with Debian's packages. Tests that need the others are skipped. */
export function installServers(report: (line: string) => void): void {
  const missing = Object.keys(SERVERS).filter(name => globSync(SERVERS[name] ?? '').length === 0)
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    report(`Tests of several machines are skipped: ${missing.join(', ')} not installed, and only root can do that here.`)
    return
  }
  report(`Installing ${missing.join(', ')} for the tests of several machines (half a minute, once) …`)
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...missing)
}

function run(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
