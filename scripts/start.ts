/** `npm start` and `npm run dev`; Ctrl-C stops everything. With `--next`, the built site runs under `next start`, as hosts run it that know only Next. */
import { join } from 'node:path'
import { SERVICE_VARIABLES } from '../lib/environment/check.ts'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { readPublicSettings } from '../lib/environment/public-settings.ts'
import { connect } from '../seed/import.ts'
import { buildSite } from './build-site.ts'
import { migrate } from './content-migrate.ts'
import { requireFreePort, type Service, type ServiceOptions, startService, waitUntilReady } from './processes.ts'
import { programOf, siteArgs } from './programs.ts'
import { localTarget, seedOnce } from './seed.ts'
import { readSettings, type Settings, SetupError } from './settings.ts'
import { siteEnvironment } from './site-environment.ts'

const LOCAL_START_TIMEOUT_MS = 30_000
/** Long, because `next dev` compiles the first page on request. */
const SITE_START_TIMEOUT_MS = 180_000
/** What typegen reads. It writes only files whose text changes, so its own files start it once more at most. */
const TYPEGEN_READS = ['schemas', 'lib', 'components/sections', 'content/documents']

const services: Service[] = []
let [isStarted, stopping] = [false, false]

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

try {
  await start(readSettings(), process.argv.includes('--dev'), process.argv.includes('--next'))
  isStarted = true
} catch (error) {
  // An error while stopping is expected: it ends what start() awaits.
  if (!stopping) {
    console.error(error instanceof SetupError ? error.message : error)
    await stopServices()
    process.exit(1)
  }
}

async function start(settings: Settings, isDev: boolean, isUnderNext: boolean): Promise<void> {
  const { port, localPort, localSmtpPort, dataFolder, buildFolder, hosted } = settings
  for (const [name, number] of Object.entries({ PORT: port, LOCAL_PORT: localPort, LOCAL_SMTP_PORT: localSmtpPort }))
    await requireFreePort(number, name)
  const siteUrl = `http://localhost:${port}`
  const localUrl = `http://localhost:${localPort}`
  const logs = join(dataFolder, 'logs')

  console.log('Starting the local services …')
  const local = run({
    name: 'The local services',
    args: ['local/serve.ts'],
    env: {
      ...process.env,
      LOCAL_PORT: String(localPort),
      LOCAL_SMTP_PORT: String(localSmtpPort),
      DATA_DIR: dataFolder,
      SITE_URL: siteUrl,
      SITE_REVALIDATE_URL: `${siteUrl}/api/revalidate`,
    },
    logFile: join(logs, 'local.log'),
    shown: 'nothing',
  })
  await waitUntilReady(local, `${localUrl}/healthz`, LOCAL_START_TIMEOUT_MS)
  if (!hosted) {
    await seedOnce({ localPort, dataFolder, report })
    await migrate(connect(localTarget(settings)))
  }

  const env = siteEnvironment(settings, siteUrl, localUrl)
  const standIns = SERVICE_VARIABLES.filter(name => !process.env[name])
  if (hosted && standIns.length > 0)
    console.log(`Local services stand in for ${standIns.join(', ')}, which are not set.`)
  if (!isDev) await buildSite(buildFolder, env, () => nextBuild(env, logs), report)
  console.log('Starting the site …')
  const site = run({
    name: 'The site',
    args: isDev || isUnderNext ? [programOf('next'), isDev ? 'dev' : 'start', '-p', String(port)] : siteArgs(),
    env: isDev ? env : { ...env, NODE_ENV: 'production' },
    logFile: join(logs, 'site.log'),
    shown: isDev ? 'everything' : 'errors',
  })
  await waitUntilReady(site, siteUrl, SITE_START_TIMEOUT_MS)
  if (isDev) services.push(watchTypegen(logs))

  console.log(`
  Site    ${siteUrl}
  Studio  ${siteUrl}/studio
  Inbox   ${localUrl}/inbox
  Mail    ${localUrl}/mail
  Logs    ${logs}

Ctrl-C stops everything.`)
}

function report(line: string): void {
  if (!stopping) console.log(line)
}

async function nextBuild(env: NodeJS.ProcessEnv, logs: string): Promise<void> {
  const logFile = join(logs, 'build.log')
  const build = run({ name: 'The build', args: [programOf('next'), 'build'], env, logFile, shown: 'nothing' })
  if ((await build.ended) === 0) return
  const note = contentProxyNote(readPublicSettings(env).sanity, env)
  throw new SetupError(`The site could not be built${note} (all that was said: ${logFile}):\n${build.lastLines()}`)
}

/** Unlike the others, it may end: where the machine watches no more files, Node says so, and the site runs on. */
function watchTypegen(logs: string): Service {
  const paths = TYPEGEN_READS.map(path => `--watch-path=${path}`)
  const args = ['--watch-preserve-output', ...paths, 'scripts/typegen.ts']
  const logFile = join(logs, 'typegen.log')
  return startService({ name: 'typegen', args, env: process.env, logFile, shown: 'everything' })
}

/** If the process ends unexpectedly, all of them are stopped. */
function run(options: ServiceOptions): Service {
  if (stopping) throw new Error('Nothing starts any more')
  const service = startService(options)
  services.push(service)
  service.ended.then(code => {
    if (stopping || !isStarted) return
    console.error(`${service.name} ended unexpectedly (exit code ${code ?? 'none'}):\n${service.lastLines()}`)
    stop(1)
  })
  return service
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  console.log('\nStopping …')
  await stopServices()
  process.exit(exitCode)
}

/** Stops the site first, because it may still send requests to the local services. */
async function stopServices(): Promise<void> {
  stopping = true
  for (const service of services.toReversed()) await service.stop()
}
