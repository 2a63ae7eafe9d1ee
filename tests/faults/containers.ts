import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { stringify } from 'yaml'
import { openArrivals } from '../../local/arrivals.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { copyCheckout, replaceIn } from '../support/checkout.ts'
import { forward, listen } from '../support/listen.ts'
import { startLocalServices } from '../support/local-services.ts'
import { createCertificate } from '../support/nginx.ts'
import { followCommands, type Names, toHere, writePrograms } from '../support/written-steps.ts'

const PROJECT = 'local0001'
const SANITY = [`${PROJECT}.api.sanity.io`, `${PROJECT}.apicdn.sanity.io`, 'cdn.sanity.io']
const SERVICES = 'services.example.org'
const NAME = 'www.example.org'
const BASE = 'docker.io/library/node:24-bookworm-slim'
const IMAGES = [
  BASE,
  ...['nginx:1.28', 'postgres:17'].map(name => `docker.io/library/${name}`),
  'docker.io/valkey/valkey:8',
]
/** The base with an authority of the tests. */
const TRUSTING_BASE = 'minara-test-base'
/** Docs/deploy.md calls the images `minara`, which a developer may have. */
const IMAGE = 'minara-test'
const MANY = 10_000
const LIVE = '/etc/letsencrypt/live/www.example.org'

export type Containers = Awaited<ReturnType<typeof openContainers>>

/** Null if the containers of docs/deploy.md can be started here; otherwise the reason, as a sentence. */
export function whyNoContainers(): string | null {
  if (process.getuid?.() !== 0) return 'The containers need root, as the machine of docs/deploy.md.'
  if (!succeeds('docker', 'info')) return 'No Docker engine answers.'
  if (!succeeds('docker', 'compose', 'version')) return 'Docker has no Compose.'
  const missing = IMAGES.find(
    name => !succeeds('docker', 'image', 'inspect', name) && !succeeds('docker', 'pull', name),
  )
  return missing === undefined ? null : `There is no image ${missing}.`
}

/** A checkout of its own, and the hosted services that its `.env` names, which this machine plays. */
export async function openContainers() {
  const folder = mkdtempSync(join(tmpdir(), 'containers-'))
  const checkout = join(folder, 'checkout')
  copyCheckout(checkout)
  const services = await startLocalServices({ dataFolder: join(folder, 'data') })
  await seedOnce({ localPort: services.port, dataFolder: services.dataFolder, report: () => {} })
  const address = docker('network', 'inspect', 'bridge', '--format', '{{(index .IPAM.Config 0).Gateway}}')
  const names = [...SANITY, SERVICES]
  const own = join(folder, 'hosted')
  const hosted = await serveHostedNames(own, names, address, services.port)
  buildBase(join(folder, 'base'), join(own, 'fullchain.pem'))
  const [port, httpPort] = [await freePort(), await freePort()]
  writeFileSync(
    join(checkout, 'compose.override.yaml'),
    override({ port, httpPort, hosts: names.map(name => `${name}:${address}`) }),
  )
  const bin = join(folder, 'bin')
  writePrograms(bin, {
    git: ':',
    certbot: 'for hook; do :; done\nexec sh -ec "$hook"',
  })
  const live = join(folder, 'live')
  mkdirSync(live)
  createCertificate(live)
  const here: Names = [
    [LIVE, live],
    ['minara:', `${IMAGE}:`],
  ]
  const env = { COMPOSE_PROJECT_NAME: IMAGE, COMPOSE_ANSI: 'never', BUILDKIT_PROGRESS: 'plain' }
  const compose = ['compose', '--project-directory', checkout, '--project-name', IMAGE]
  return {
    url: `https://127.0.0.1:${port}`,
    name: NAME,
    httpUrl: `http://127.0.0.1:${httpPort}`,
    checkout,
    /** Runs commands of docs/deploy.md. Of the system, only git and certbot are replaced. */
    follow: (commands: string) => followCommands(toHere(`cd ${checkout}\n${commands}`, here), { bin, env }),
    setUp: (lines: string) => appendFileSync(join(checkout, '.env'), toHere(lines, here)),
    change: (file: string, text: string, by: string) => replaceIn(join(checkout, file), text, by),
    query: (sql: string) => docker(...compose, 'exec', '-T', 'postgres', 'psql', '-U', 'minara', '-tAc', sql),
    received: () =>
      openArrivals(join(services.dataFolder, 'inbox'))
        .list(MANY)
        .map(({ fields }) => String(fields.name)),
    settings: settings(services.tokens),
    stop: async () => {
      docker(...compose, '--profile', 'backup', 'down', '--volumes', '--remove-orphans', '--timeout', '0')
      await hosted.stop()
      await services.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function buildBase(folder: string, authority: string): void {
  mkdirSync(folder)
  copyFileSync(authority, join(folder, 'authority.pem'))
  const bundle = '/etc/ssl/tests.pem'
  // Where the base trusts authorities of its own network, builds still need them.
  writeFileSync(
    join(folder, 'Dockerfile'),
    `FROM ${BASE}
COPY authority.pem ./
RUN cat $NODE_EXTRA_CA_CERTS authority.pem > ${bundle}
ENV NODE_EXTRA_CA_CERTS=${bundle}
`,
  )
  docker('build', '--quiet', '--tag', TRUSTING_BASE, folder)
}

function override({ port, httpPort, hosts }: { port: number; httpPort: number; hosts: string[] }): string {
  const build = { args: { NODE_IMAGE: TRUSTING_BASE }, extra_hosts: hosts }
  const sites = {
    'site-1': { build, extra_hosts: hosts },
    'site-2': { extra_hosts: hosts },
    backup: { extra_hosts: hosts },
  }
  const ports = `[ "127.0.0.1:${port}:443", "127.0.0.1:${httpPort}:80" ]`
  return `services:\n  proxy:\n    ports: !override ${ports}\n${indent(stringify(sites, { aliasDuplicateObjects: false }))}`
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}

function settings(tokens: { viewer: string; webhookSecret: string }): string {
  const endpoints = ['DEMO', 'TRIAL', 'REGISTRATION'].map(
    form => `FORM_${form}_ENDPOINT=https://${SERVICES}/form-service/f/${form.toLowerCase()}`,
  )
  return [
    '',
    'SITE_IMAGE=minara:1',
    `POSTGRES_PASSWORD='pa$$word#%/@'`,
    `NEXT_PUBLIC_SANITY_PROJECT_ID=${PROJECT}`,
    `NEXT_PUBLIC_SITE_URL=https://${NAME}`,
    `SANITY_API_READ_TOKEN=${tokens.viewer}`,
    `SANITY_REVALIDATE_SECRET=${tokens.webhookSecret}`,
    `STATS_URL=https://${SERVICES}/stats-host`,
    `DONATION_URL=https://${SERVICES}/donation-host`,
    ...endpoints,
    '',
  ].join('\n')
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0
}

function docker(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`docker ${args.join(' ')} ended with ${status}: ${stderr}`)
  return stdout.trim()
}

/** A TLS proxy on port 443 of an address to the local services. Clients must trust the certificate in `folder`. */
async function serveHostedNames(folder: string, names: string[], address: string, localPort: number) {
  mkdirSync(folder)
  createCertificate(folder, names)
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map(file => readFileSync(join(folder, file)))
  const server = createServer({ key, cert }, (request, response) => forward(request, response, localPort))
  return listen(server, 443, address)
}
