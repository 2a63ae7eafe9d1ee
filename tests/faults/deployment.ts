import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from 'offline-content-lake/testing'
import { OUTBOX_FILE } from '../../forms/outbox/open.ts'
import { openArrivals } from '../../local/arrivals.ts'
import { copyCheckout, lendBuild, linkPackages, replaceIn } from '../support/checkout.ts'
import { listen } from '../support/listen.ts'
import { environmentOf, startLocalServices } from '../support/local-services.ts'
import { startNginx } from '../support/nginx.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'
import { stack } from '../support/stack.ts'
import { followCommands, type Names, readUnit, toHere, writePrograms } from '../support/written-steps.ts'

/** All requests come from one address. */
const REQUESTS_PER_SECOND = 1_000
const MANY = 10_000
const BUSY_TIMEOUT_MS = 20_000
const FOLDER = '/srv/minara'
const KEPT = '/var/lib/minara'
const PORTS = ['3001', '3002']
/** The commands find the store of the sites by the settings of the checkout. */
const SERVICE = { OUTBOX_DIR: undefined, DATABASE_URL: undefined, DATA_DIR: undefined }

export type Deployment = Awaited<ReturnType<typeof startDeployment>>

/** A checkout of its own with packages and a first build, two sites that run it, and the project's nginx in front of them. */
export async function startDeployment() {
  // Outside of the repository, whose lockfile Next would find first.
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
  const checkout = join(folder, 'checkout')
  const outboxFolder = join(folder, 'outbox')
  copyCheckout(checkout)
  linkPackages(checkout)
  // The first build has only to be put together.
  lendBuild(checkout)
  const services = await startLocalServices({ port: stack.localPort, dataFolder: stack.dataFolder })
  const ports = await Promise.all(PORTS.map(freePort))
  const [port, httpPort] = [await freePort(), await freePort()]
  // As long as without a setting: nginx forgives the site before it within this time.
  const drain = { NEXT_DIST_DIR: '', DRAIN_MS: '5000' }
  const env = { ...environmentOf(services, `https://127.0.0.1:${port}`), ...drain }

  /** Like systemd, whoever starts a site does not wait until it answers. */
  const sites = new Map<number, Promise<SiteProcess>>()
  const start = (port: number) => {
    const folders = { OUTBOX_DIR: outboxFolder, CACHE_DIR: join(folder, `cache-${port}`) }
    const site = startSite({ port, folder: checkout, script: 'scripts/serve.ts', env: { ...env, ...folders } })
    site.catch(() => {})
    sites.set(port, site)
  }
  writeFileSync(join(checkout, '.env'), `OUTBOX_DIR=${outboxFolder}\n`)
  const backUp = toHere(readUnit('deploy/minara-backup.service').ExecStart ?? '', [
    ['/usr/bin/node', `cd ${checkout}/builds/current && exec ${process.execPath}`],
    [KEPT, folder],
  ])
  const stopSystemd = await startSystemd(join(folder, 'bin'), backUp, async port => {
    await (await sites.get(port))?.end('SIGTERM')
    start(port)
  })

  const names: Names = [
    [FOLDER, checkout],
    [KEPT, folder],
    ...ports.map((port, index): Names[number] => [PORTS[index] ?? '', String(port)]),
  ]
  /** Runs commands of docs/deploy.md. Of the system, only git and systemctl are replaced, and folders and ports. */
  const follow = (commands: string) =>
    followCommands(toHere(commands, names), { bin: join(folder, 'bin'), env: { ...env, ...SERVICE } })
  const stop = async () => {
    await stopSystemd()
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.end('SIGTERM')
    await services.end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { exitCode, output } = await follow(`cd ${FOLDER}\nnpm run build`)
    if (exitCode !== 0) throw new Error(`The first build failed:\n${output}`)
    for (const port of ports) start(port)
    await Promise.all(sites.values())
    const proxy = await startNginx({
      ...{ folder, port, httpPort, requestsPerSecond: REQUESTS_PER_SECOND },
      sites: ports.map(port => `127.0.0.1:${port}`),
    })
    return {
      ...{ proxy, outboxFolder, follow, siteUrls: ports.map(port => `http://127.0.0.1:${port}`) },
      /** Deletes the first delivered submissions of the newest copy from the outbox, as a wrong hand would, and returns their number. */
      loseDelivered: (number: number) => loseDelivered(outboxFolder, join(folder, 'backups'), number),
      receivedTwice: () => {
        const names = openArrivals(join(services.dataFolder, 'inbox'))
          .list(MANY)
          .map(({ fields }) => String(fields.name))
        return names.filter((name, index) => names.indexOf(name) !== index)
      },
      change: (file: string, text: string, by: string) => replaceIn(join(checkout, file), text, by),
      stop: () => proxy.stop().then(stop),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startSystemd(folder: string, backUp: string, restart: (port: number) => Promise<void>) {
  const server = createServer(async (request, response) => {
    await restart(Number(request.url?.slice(1)))
    response.end()
  })
  const { url, stop } = await listen(server)
  writePrograms(folder, {
    git: ':',
    // Sites run as the user of the tests.
    runuser: 'shift 3; exec "$@"',
    systemctl: `case "$1 $2" in
      "restart minara@"*) exec curl -fsS "${url}/\${2#minara@}";;
      "start minara-backup") ${backUp};;
      "stop minara@"* | "start minara@"*) ;;
      *) exit 1;;
    esac`,
  })
  return stop
}

function loseDelivered(outboxFolder: string, backups: string, number: number): number {
  const [newest = ''] = readdirSync(backups).sort().reverse()
  const copy = new DatabaseSync(join(backups, newest), { readOnly: true })
  const rows = copy.prepare(`SELECT id FROM submission WHERE state = 'delivered' LIMIT ?`).all(number)
  copy.close()
  const outbox = new DatabaseSync(join(outboxFolder, OUTBOX_FILE), { timeout: BUSY_TIMEOUT_MS })
  const remove = outbox.prepare('DELETE FROM submission WHERE id = ?')
  const lost = rows.filter(({ id }) => remove.run(String(id)).changes === 1).length
  outbox.close()
  return lost
}
