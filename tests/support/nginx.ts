import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { responds, runProcess } from './run-process.ts'

export const PROGRAM = '/usr/sbin/nginx'
/** As root, its workers would run as another user, which may not enter the folder. */
const START = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'

export type Nginx = { url: string; httpUrl: string; output: () => string; stop: () => Promise<void> }

export const hasNginx = existsSync(PROGRAM)

/** Where a machine has the files of deploy/. */
export const NGINX_FILES: Record<string, string> = {
  'nginx.conf': 'deploy/nginx.conf',
  'minara/sites.conf': 'deploy/nginx/sites-debian.conf',
  'minara/https.conf': 'deploy/nginx/https.conf',
}

/** Runs nginx with the project's own files. The certificate is signed by itself, so clients must not check it. */
export async function startNginx(options: {
  folder: string
  sites: string[]
  port: number
  httpPort: number
  /** Limit for one address, for tests that send all requests from the same one. */
  requestsPerSecond?: number
}): Promise<Nginx> {
  const { folder, port, httpPort } = options
  for (const name of ['cache', 'minara', 'tls']) mkdirSync(join(folder, name), { recursive: true })
  createCertificate(join(folder, 'tls'))
  for (const [name, text] of adaptAll(options)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'nginx.conf')
  const httpUrl = `http://127.0.0.1:${httpPort}`
  const { output, errors, end } = await runProcess(PROGRAM, ['-c', file, '-g', START, '-e', 'stderr'], {
    isReady: responds(httpUrl, ({ status }) => status === 308),
  })
  return {
    url: `https://127.0.0.1:${port}`,
    httpUrl,
    output: () => output() + errors(),
    stop: () => end('SIGQUIT'),
  }
}

function adaptAll({ folder, sites, port, httpPort, requestsPerSecond = 100 }: Parameters<typeof startNginx>[0]) {
  const replaced: [RegExp, string][] = [
    [/^( *)server \S+:3001 (.*);\n *server \S+:3002 .*;$/m, sites.map(site => `$1server ${site} $2;`).join('\n')],
    [/rate=100r\/s/, `rate=${requestsPerSecond}r/s`],
    [/listen \[::\]:80;/, ''],
    [/listen \[::\]:443 ssl http2;/, ''],
    ...machineNames({ folder, port, httpPort }),
  ]
  const texts = Object.entries(NGINX_FILES).map(([name, file]) => [name, readFileSync(file, 'utf8')] as const)
  for (const [pattern] of replaced)
    if (!texts.some(([, text]) => text.search(pattern) >= 0)) throw new Error(`deploy/ has nothing like ${pattern}`)
  const adapt = (text: string) => replaced.reduce((so, [pattern, by]) => so.replace(pattern, by), text)
  return texts.map(([name, text]) => [name, adapt(text)] as const)
}

/** Folders and ports of nginx in the files of deploy/ and in the commands of docs/deploy.md, and what tests have instead. */
export function machineNames(here: { folder: string; port: number; httpPort: number }): [RegExp, string][] {
  return [
    [/listen 80;/, `listen 127.0.0.1:${here.httpPort};`],
    [/listen 443 /, `listen 127.0.0.1:${here.port} `],
    [/\/etc\/nginx/g, here.folder],
    [/\/var\/www\/acme/g, join(here.folder, 'acme')],
    [/\/var\/cache\/nginx/g, join(here.folder, 'cache')],
    [/\/var\/log\/nginx/g, here.folder],
    [/\/run\/nginx/g, join(here.folder, 'nginx')],
  ]
}

export function createCertificate(folder: string, names = ['localhost']): void {
  const key = join(folder, 'privkey.pem')
  const certificate = join(folder, 'fullchain.pem')
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=tests']
  const named = ['-addext', `subjectAltName=${names.map(name => `DNS:${name}`).join(',')}`]
  const { status, stderr } = spawnSync('openssl', [...request, ...named, '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}
