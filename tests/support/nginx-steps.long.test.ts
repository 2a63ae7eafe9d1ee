import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { get as getSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOnSite, isForSite } from '../../server/site-name.ts'
import { listen } from './listen.ts'
import { hasNginx, machineNames, NGINX_FILES, PROGRAM } from './nginx.ts'
import { followCommands, type Names, readCommands, toHere, writePrograms } from './written-steps.ts'

const SITE = new URL('https://www.example.org')
const NAMES = ['www.example.org', 'example.org']
const CHALLENGE = '/.well-known/acme-challenge/a-token'
/** As root, its workers would run as another user, which may not enter the folder. Otherwise as Debian's unit starts it. */
const USER = process.getuid?.() === 0 ? 'user root;' : ''

/** The commands of docs/deploy.md, with Debian's nginx, whose standard output is a socket here as it is under systemd. */
describe.skipIf(!hasNginx)('nginx as docs/deploy.md starts it', () => {
  const [FIRST = '', SECOND = ''] = readCommands('nginx and its certificate')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const etc = join(folder, 'nginx')
  const bin = join(folder, 'bin')
  const site = createServer(({ headers, url = '/' }, response) => {
    const forwardedFor = `${headers['x-forwarded-for']}, 127.0.0.1`
    if (isForSite({ ...headers, 'x-forwarded-for': forwardedFor }, SITE)) response.end(`the site at ${url}`)
    else redirect(response, addressOnSite(url, SITE))
  })
  let ports: { port: number; httpPort: number }
  let names: Names

  beforeAll(async () => {
    const { port } = await listen(site)
    ports = { port: await freePort(), httpPort: await freePort() }
    names = [
      ['cd /srv/minara', `cd ${folder}`],
      ['/etc/letsencrypt', join(folder, 'letsencrypt')],
      // This machine is one whose kernel has no IPv6.
      ['/proc/net/if_inet6', join(folder, 'if_inet6')],
      ['127.0.0.1:3001', `127.0.0.1:${port}`],
      ['127.0.0.1:3002', `127.0.0.1:${await freePort()}`],
      ...machineNames({ folder: etc, ...ports }),
    ]
    mkdirSync(join(folder, 'deploy/nginx'), { recursive: true })
    mkdirSync(etc)
    for (const file of Object.values(NGINX_FILES))
      writeFileSync(join(folder, file), toHere(readFileSync(file, 'utf8'), names))
    writePrograms(bin, {
      systemctl: `test -S /dev/fd/1 && test "$2" = nginx || exit 1
        case "$1" in
          restart) ${PROGRAM} -c ${etc}/nginx.conf -g 'daemon on; master_process on; ${USER}' 2> ${folder}/errors ||
            { cat ${folder}/errors; exit 1; };;
          reload) exec ${PROGRAM} -c ${etc}/nginx.conf -s reload;;
        esac`,
      certbot: certbot(folder, ports.httpPort),
    })
  })
  afterAll(() => {
    if (existsSync(join(etc, 'nginx.pid'))) spawnSync(PROGRAM, ['-c', join(etc, 'nginx.conf'), '-s', 'quit'])
    site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const follow = (commands: string) => followCommands(toHere(commands, names), { bin })
  const httpStatus = async (path: string) =>
    (await fetch(`http://127.0.0.1:${ports.httpPort}${path}`, { redirect: 'manual' })).status

  it('starts without a certificate, and answers the challenge for one', async () => {
    const { output, exitCode } = await follow(FIRST)
    expect(output).not.toMatch(/emerg|failed/)
    expect(exitCode).toBe(0)
    expect(existsSync(join(etc, 'tls'))).toBe(false)
    expect(readFileSync(join(etc, 'nginx.conf'), 'utf8')).not.toContain('[::]')
    await expect.poll(() => httpStatus('/').catch(() => 0)).toBe(308)
    expect(await httpStatus(CHALLENGE)).toBe(404)
  })

  it('serves the site once there is a certificate, without a restart', async () => {
    const { output, exitCode } = await follow(SECOND)
    expect(output).not.toMatch(/emerg|failed/)
    expect(exitCode).toBe(0)
    await expect.poll(() => askAs('www.example.org').catch(() => null)).toMatchObject({ status: 200 })
    const log = readFileSync(join(etc, 'access.log'), 'utf8').trim().split('\n')
    expect(log.map(line => JSON.parse(line))).toContainEqual(expect.objectContaining({ path: '/blog', status: 200 }))
  })

  it.each(NAMES)('leads a visitor who types %s to the site, with a certificate for that name', async name => {
    const plain = { host: '127.0.0.1', port: ports.httpPort, path: '/blog', headers: { host: name } }
    const answer = new Promise<IncomingMessage>((resolve, reject) => get(plain, resolve).once('error', reject))
    expect(statusOf(await answer)).toEqual({ status: 308, location: `https://${name}/blog` })
    const isOwn = name === SITE.hostname
    expect(await askAs(name)).toEqual(isOwn ? { status: 200 } : { status: 308, location: `${SITE.origin}/blog` })
  })

  /** Rejects when the certificate is not for this name. */
  async function askAs(name: string) {
    const ca = readFileSync(join(etc, 'tls/fullchain.pem'))
    const target = { host: '127.0.0.1', port: ports.port, path: '/blog', servername: name, headers: { host: name }, ca }
    return statusOf(
      await new Promise((resolve, reject) => getSecurely({ ...target, agent: false }, resolve).once('error', reject)),
    )
  }
})

function statusOf(answer: IncomingMessage): { status?: number; location?: string } {
  answer.resume()
  const { location } = answer.headers
  return { status: answer.statusCode, ...(location !== undefined && { location }) }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location, 'cache-control': 'no-store' }).end()
}

/** Like the authority, looks whether the challenge is answered on the port of HTTP before it signs anything. */
function certbot(folder: string, httpPort: number): string {
  const live = join(folder, 'letsencrypt/live/www.example.org')
  const challenge = join(folder, 'nginx/acme', CHALLENGE)
  return `test "$*" = "certonly --webroot --webroot-path ${folder}/nginx/acme --domain www.example.org --domain example.org --deploy-hook systemctl reload nginx" || exit 1
    mkdir -p "$(dirname ${challenge})" ${live}
    echo a-key > ${challenge}
    test "$(curl -fsS http://127.0.0.1:${httpPort}${CHALLENGE})" = a-key || exit 1
    exec openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.org -addext subjectAltName=${NAMES.map(name => `DNS:${name}`).join(',')} -keyout ${live}/privkey.pem -out ${live}/fullchain.pem 2> /dev/null`
}
