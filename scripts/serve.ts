/**
 * `npm run serve`: runs the built site until a signal stops it or it ends by itself, which the exit code tells whatever started it. Needs only
 * runtime packages, starts no local services, and writes nothing outside OUTBOX_DIR and CACHE_DIR.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { log } from '../lib/log.ts'
import { checkMachine } from './offline-checks.ts'
import { loadEnvFiles } from './settings.ts'
import { SITE_ARGS } from './site-args.ts'

loadEnvFiles()
const findings = checkMachine(process.env)
for (const { level, sentence } of findings) {
  if (level === 'error') log.error('settings.wrong', { message: sentence })
  else log.warn('settings.suspicious', { message: sentence })
}
if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
else serve()

function serve(): void {
  const site = spawn(process.execPath, SITE_ARGS, {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  })
  let isStopping = false
  // The terminal sends Ctrl-C to the whole process group; a supervisor sends SIGTERM to this process alone.
  process.on('SIGINT', () => {
    isStopping = true
  })
  process.on('SIGTERM', () => {
    isStopping = true
    site.kill('SIGTERM')
  })
  site.once('exit', (code, signal) => {
    if (!isStopping) log.error('site.ended', { message: 'The site ended by itself', code, signal })
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
