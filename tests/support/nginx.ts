import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './until.ts'

const PROGRAM = '/usr/sbin/nginx'
/** As root, its workers would run as another user, which may not enter the folder. */
const START = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'

export type Nginx = { url: string; httpUrl: string; output: () => string; stop: () => Promise<void> }

export const hasNginx = existsSync(PROGRAM)

/**
 * Runs nginx with the project's own deploy/nginx.conf, in which only names and ports of this machine, and on demand the limit of
 * requests, are replaced. The certificate is
 * signed by itself, so clients must not check it.
 */
export async function startNginx(options: {
  folder: string
  sites: string[]
  port: number
  httpPort: number
  /** Of one address, for tests that send all requests from the same. */
  requestsPerSecond?: number
}): Promise<Nginx> {
  const { folder, port, httpPort } = options
  mkdirSync(join(folder, 'cache'), { recursive: true })
  createCertificate(folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, adapt(readFileSync('deploy/nginx.conf', 'utf8'), options))
  const child = spawn(PROGRAM, ['-c', file, '-g', START, '-e', 'stderr'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  await until('nginx listens', () => isListening(httpPort, child, () => output))
  return {
    url: `https://127.0.0.1:${port}`,
    httpUrl: `http://127.0.0.1:${httpPort}`,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}

function adapt(config: string, options: Parameters<typeof startNginx>[0]): string {
  const { folder, sites, port, httpPort, requestsPerSecond = 100 } = options
  const replaced: [RegExp, string][] = [
    [
      /^(\s*)server site-1:3000 (.*);\n\s*server site-2:3000 .*;$/m,
      sites.map(site => `$1server ${site} $2;`).join('\n'),
    ],
    [/listen \[::\]:80;/, ''],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/\/etc\/nginx\/tls/g, folder],
    [/\/var\/cache\/nginx/g, join(folder, 'cache')],
    [/\/dev\/stdout/, join(folder, 'access.log')],
    [/rate=100r\/s/, `rate=${requestsPerSecond}r/s`],
    [/\/run\/nginx/g, join(folder, 'nginx')],
  ]
  return replaced.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`deploy/nginx.conf has nothing like ${pattern}`)
    return text.replace(pattern, replacement)
  }, config)
}

function createCertificate(folder: string): void {
  const key = join(folder, 'privkey.pem')
  const certificate = join(folder, 'fullchain.pem')
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const { status, stderr } = spawnSync('openssl', [...request, '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

async function isListening(port: number, child: ChildProcess, output: () => string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`nginx ended:\n${output()}`)
  const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null)
  return answer?.status === 308
}
