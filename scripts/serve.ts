/** `npm run serve`: needs only runtime packages, starts no local services, and writes nothing outside OUTBOX_DIR and CACHE_DIR. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { readServerSettings } from '../lib/environment/settings.ts'
import { log } from '../lib/process/log.ts'
import { siteFolder } from './builds/folder.ts'
import { checkMachine, checkSetup, WRONG_SETTINGS } from './offline-checks.ts'
import { siteArgs } from './programs.ts'
import { loadEnvFiles } from './settings.ts'

const findings = [...checkSetup(loadEnvFiles), ...checkMachine(process.env, 'npm run serve')]
for (const { level, sentence } of findings) {
  if (level === 'error') log.error('settings.wrong', { message: sentence })
  else log.warn('settings.suspicious', { message: sentence })
}
if (findings.some(({ level }) => level === 'error')) process.exitCode = WRONG_SETTINGS
else serve()

function serve(): void {
  const folder = siteFolder(process.env)
  const { outboxFolder, cacheFolder } = readServerSettings(process.env)
  // Outside of the build, which the next one replaces.
  const kept = { CACHE_DIR: resolve(cacheFolder), ...(outboxFolder !== null && { OUTBOX_DIR: resolve(outboxFolder) }) }
  const site = spawn(process.execPath, siteArgs(folder), {
    cwd: folder,
    env: { ...process.env, ...kept, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  })
  let isStopping = false
  // The terminal sends Ctrl-C to the whole process group; a supervisor sends SIGTERM to this process alone.
  process.on('SIGINT', () => {
    isStopping = true
  })
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true
      site.kill('SIGTERM')
    })
  }
  site.once('error', error => {
    log.error('site.ended', { message: 'The site could not be started' }, error)
    process.exitCode = 1
  })
  site.once('exit', (code, signal) => {
    if (!isStopping) log.error('site.ended', { message: 'The site ended by itself', code, signal })
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
