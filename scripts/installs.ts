import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { programOf } from './programs.ts'
import { SetupError } from './settings.ts'

/** Debian's headless shell behaves like the full Chromium and takes four fifths of the time. */
const DEBIAN_SHELL = 'chromium-headless-shell'
const DEBIAN_PATHS = [`/usr/bin/${DEBIAN_SHELL}`, '/usr/bin/chromium']

/** Debian's packages of the servers that tests of several machines start, and where each is then. */
const SERVERS: Record<string, string> = {
  'redis-server': '/usr/bin/redis-server',
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  nginx: '/usr/sbin/nginx',
}

type Report = (line: string) => void

export function findBrowser(): string | undefined {
  return [...findChosen(), ...DEBIAN_PATHS.filter(path => existsSync(path))][0]
}

/** Installs Debian's package or Playwright's download if there is no browser. Throws SetupError. */
export function installBrowser(report: Report): string {
  const [chosen] = findChosen()
  if (chosen) return chosen
  if (canUseDebian() ? !existsSync(`/usr/bin/${DEBIAN_SHELL}`) : !findBrowser()) {
    report('Installing Chromium for the browser tests (a minute or two, once) …')
    if (canUseDebian()) installFromDebian(DEBIAN_SHELL)
    else spawnSync(process.execPath, [programOf('playwright'), 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new SetupError(
    'There is no Chromium and it could not be installed: please install it and set CHROMIUM_PATH to its program.',
  )
}

export function installServers(report: Report): void {
  const missing = findMissing()
  if (missing.length > 0 && canUseDebian()) {
    report(`Installing ${missing.join(', ')} for the tests of several machines (half a minute, once) …`)
    installFromDebian(...missing)
  }
  judgeMissing(findMissing(), process.env, report)
}

/** Throws SetupError in CI, where a proof without its servers would be green by absence. */
export function judgeMissing(missing: string[], { CI }: NodeJS.ProcessEnv, report: Report): void {
  if (missing.length === 0) return
  const names = missing.join(', ')
  if (CI === 'true')
    throw new SetupError(`Not installed: ${names}. With CI=true no test may be skipped for that: please install them.`)
  report(`Tests of several machines are skipped: ${names} not installed, and only root can do that here.`)
}

function findChosen(): string[] {
  return [process.env.CHROMIUM_PATH, chromium.executablePath()].filter(
    (path): path is string => path !== undefined && existsSync(path),
  )
}

function findMissing(): string[] {
  return Object.keys(SERVERS).filter(name => globSync(SERVERS[name] ?? '').length === 0)
}

function canUseDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

function installFromDebian(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
