import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { get as getSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForSite } from '../../server/site-name.ts'
import { listen } from '../support/listen.ts'
import { hasNginx, machineNames, NGINX_FILES, PROGRAM } from '../support/nginx.ts'
import { followCommands, type Names, readCommands, readUnit, toHere, writePrograms } from '../support/written-steps.ts'

/** The files of a checkout that the commands touch. */
const FILES = ['.env.example', 'deploy', 'forms/store/files.ts', 'lib', 'package.json', 'scripts/settings.ts']
const SETTINGS = {
  DATABASE_URL: 'postgres://minara:PASSWORD@127.0.0.1:5432/minara',
  REDIS_URL: 'redis://127.0.0.1:6379',
  TRUSTED_PROXY_HOPS: '1',
}
const HEADING = 'Plain Node behind a proxy'

/** The commands of docs/deploy.md, with programs in place of the system's that note what they were called with. */
describe('a machine that is set up as docs/deploy.md says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  const inFolder = (name: string) => join(folder, name)
  const [INSTALL = '', START = ''] = readCommands(HEADING)
  const names: Names = [
    ['/srv/minara', inFolder('minara')],
    ['/etc/', `${inFolder('etc')}/`],
  ]
  const settingsFile = inFolder('etc/minara.env')
  const noted = () => readFileSync(inFolder('noted'), 'utf8').trim().split('\n')

  beforeAll(() => {
    for (const file of FILES) {
      mkdirSync(dirname(join(inFolder('clone'), file)), { recursive: true })
      cpSync(file, join(inFolder('clone'), file), { recursive: true })
    }
    for (const name of ['etc/redis', 'etc/systemd/system']) mkdirSync(inFolder(name), { recursive: true })
    const note = `echo "$(basename "$0") $*" >> ${inFolder('noted')}`
    writePrograms(inFolder('bin'), {
      ...Object.fromEntries(['adduser', 'apt-get', 'curl', 'runuser', 'systemctl'].map(name => [name, note])),
      git: `${note}\ncp -r ${inFolder('clone')} "$3"`,
      // There is no group of that name here.
      install: `${note}\nshift 4\nexec /usr/bin/install -m 640 "$@"`,
      npm: `${note}
        test "$*" != "run doctor" || exec ${process.execPath} --input-type=module -e '
          import { loadEnvFiles } from "./scripts/settings.ts"
          loadEnvFiles()
          console.log(JSON.stringify(process.env))
        ' > ${inFolder('settings')}`,
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const follow = async (commands: string) => {
    const env = Object.fromEntries(Object.keys(SETTINGS).map(name => [name, undefined]))
    return (await followCommands(toHere(commands, names), { bin: inFolder('bin'), env })).exitCode
  }

  it('has a user, a database, and settings that only this user may read', async () => {
    expect(await follow(INSTALL)).toBe(0)
    expect(noted()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^apt-get install .*redis-server postgresql$/),
        'adduser --system --group --no-create-home --home /nonexistent minara',
        `install -m 640 -g minara .env.example ${settingsFile}`,
        'systemctl restart redis-server',
        'runuser -u postgres -- createuser --pwprompt minara',
        'runuser -u postgres -- createdb --owner=minara --encoding=UTF8 --template=template0 minara',
      ]),
    )
    expect(statSync(settingsFile).mode & 0o777).toBe(0o640)
    expect(readlinkSync(inFolder('minara/.env'))).toBe(settingsFile)
    expect(readFileSync(inFolder('etc/redis/redis.conf'), 'utf8')).toBe('save ""\nappendonly no\n')
  })

  it('builds and starts the units of the sites, with the settings that the page names', async () => {
    const page = readFileSync('docs/deploy.md', 'utf8')
    for (const setting of Object.entries(SETTINGS).map(each => each.join('='))) {
      expect(page).toContain(`\`${setting}\``)
      appendFileSync(settingsFile, `${setting}\n`)
    }
    expect(await follow(START)).toBe(0)
    expect(JSON.parse(readFileSync(inFolder('settings'), 'utf8'))).toMatchObject(SETTINGS)
    expect(readUnit('deploy/minara@.service')).toMatchObject({ User: 'minara', EnvironmentFile: '/etc/minara.env' })
    const [last = ''] = noted().slice(-1)
    expect(last).toMatch(/^systemctl enable --now /)
    for (const unit of last.split(' ').slice(3))
      expect(existsSync(inFolder(`etc/systemd/system/${unit.replace(/@.*/, '@.service')}`)), unit).toBe(true)
  })
})

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
    else redirect(response, SITE.origin + url)
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
    // A connection that was kept may be one of a worker that the reload ends.
    const plain = { host: '127.0.0.1', port: ports.httpPort, path: '/blog', headers: { host: name }, agent: false }
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
  const { statusCode: status, headers } = answer.resume()
  return { status, ...(headers.location !== undefined && { location: headers.location }) }
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
