import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { SetupError } from './settings.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Path of a Chromium for the tests: CHROMIUM_PATH, Playwright's own, Debian's. Undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), DEBIAN_CHROMIUM].find(path => path && existsSync(path))
}

/** The same, installing one where there is none: Debian's package, else Playwright's download. Throws SetupError. */
export function installBrowser(report: (line: string) => void): string {
  const found = findBrowser()
  if (found) return found
  report('Installing Chromium for the browser tests (a minute or two, once) …')
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  } else {
    run('node', ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new SetupError(
    'There is no Chromium and it could not be installed: please install it and set CHROMIUM_PATH to its program.',
  )
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
