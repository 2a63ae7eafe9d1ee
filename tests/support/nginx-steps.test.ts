import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAsk } from '../faults/load.ts'
import { followCommands, type Names, toHere, writePrograms } from './follow-commands.ts'
import { hasNginx, machineNames, NGINX_FILES, PROGRAM } from './nginx.ts'
import { readCommands } from './written-steps.ts'

const CHALLENGE = '/.well-known/acme-challenge/a-token'
/** As root, its workers would run as another user, which may not enter the folder. Otherwise as Debian's unit starts it. */
const USER = process.getuid?.() === 0 ? 'user root;' : ''

/** The commands of docs/deploy.md, with Debian's nginx, whose standard output is a socket here as it is under systemd. */
describe.skipIf(!hasNginx)('nginx as docs/deploy.md starts it', () => {
  const [FIRST = '', SECOND = ''] = readCommands('nginx and its certificate')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const etc = join(folder, 'nginx')
  const bin = join(folder, 'bin')
  const site = createServer((request, response) => response.end(`the site at ${request.url}`))
  let ports: { port: number; httpPort: number }
  let names: Names

  beforeAll(async () => {
    await new Promise<void>(done => site.listen(0, '127.0.0.1', done))
    const address = site.address()
    ports = { port: await freePort(), httpPort: await freePort() }
    names = [
      ['cd /srv/minara', `cd ${folder}`],
      ['/etc/letsencrypt', join(folder, 'letsencrypt')],
      ['127.0.0.1:3001', `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`],
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
    await expect.poll(() => httpStatus('/').catch(() => 0)).toBe(308)
    expect(await httpStatus(CHALLENGE)).toBe(404)
  })

  it('serves the site once there is a certificate, without a restart', async () => {
    const { output, exitCode } = await follow(SECOND)
    expect(output).not.toMatch(/emerg|failed/)
    expect(exitCode).toBe(0)
    const { ask, close } = createAsk(`https://127.0.0.1:${ports.port}`)
    await expect.poll(() => ask('/blog').catch(() => null)).toMatchObject({ status: 200, text: 'the site at /blog' })
    close()
    const log = readFileSync(join(etc, 'access.log'), 'utf8').trim().split('\n')
    expect(log.map(line => JSON.parse(line))).toContainEqual(expect.objectContaining({ path: '/blog', status: 200 }))
  })
})

/** Like the authority, looks whether the challenge is answered on the port of HTTP before it signs anything. */
function certbot(folder: string, httpPort: number): string {
  const live = join(folder, 'letsencrypt/live/www.example.org')
  const challenge = join(folder, 'nginx/acme', CHALLENGE)
  return `test "$*" = "certonly --webroot --webroot-path ${folder}/nginx/acme --domain www.example.org --deploy-hook systemctl reload nginx" || exit 1
    mkdir -p "$(dirname ${challenge})" ${live}
    echo a-key > ${challenge}
    test "$(curl -fsS http://127.0.0.1:${httpPort}${CHALLENGE})" = a-key || exit 1
    exec openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.org -keyout ${live}/privkey.pem -out ${live}/fullchain.pem 2> /dev/null`
}
