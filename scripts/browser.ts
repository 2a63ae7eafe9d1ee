import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { programOf } from './programs.ts'
import { SetupError } from './settings.ts'

/** Debian's headless shell behaves like the full Chromium and takes four fifths of the time. */
const DEBIAN_SHELL = 'chromium-headless-shell'
const DEBIAN_PATHS = [`/usr/bin/${DEBIAN_SHELL}`, '/usr/bin/chromium']

export function findBrowser(): string | undefined {
  return [...findChosen(), ...DEBIAN_PATHS.filter(path => existsSync(path))][0]
}

/** Installs Debian's package or Playwright's download if there is no browser. Throws SetupError. */
export function installBrowser(report: (line: string) => void): string {
  const [chosen] = findChosen()
  if (chosen) return chosen
  const canUseDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (canUseDebian ? !existsSync(`/usr/bin/${DEBIAN_SHELL}`) : !findBrowser()) {
    report('Installing Chromium for the browser tests (a minute or two, once) …')
    if (canUseDebian) {
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_SHELL])
    } else {
      run(process.execPath, [programOf('playwright'), 'install', 'chromium'])
    }
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new SetupError(
    'There is no Chromium and it could not be installed: please install it and set CHROMIUM_PATH to its program.',
  )
}

function findChosen(): string[] {
  return [process.env.CHROMIUM_PATH, chromium.executablePath()].filter(
    (path): path is string => path !== undefined && existsSync(path),
  )
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
