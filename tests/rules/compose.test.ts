import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { WRONG_SETTINGS } from '../../scripts/offline-checks.ts'
import { STOP_TIMEOUT_MS } from '../../server/stop.ts'

const SERVICE = z.strictObject({
  image: z.string(),
  build: z.object({ context: z.literal('.'), args: z.record(z.string(), z.string()) }).optional(),
  pull_policy: z.literal('never').optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).default([]),
  healthcheck: z
    .union([
      z.object({ test: z.array(z.string()), interval: z.string(), timeout: z.string() }).loose(),
      z.object({ disable: z.literal(true) }),
    ])
    .optional(),
  entrypoint: z.array(z.string()).optional(),
  profiles: z.array(z.string()).default([]),
  restart: z.enum(['unless-stopped', 'no']),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  mem_limit: z.string().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
})
const COMPOSE = z.object({ services: z.record(z.string(), SERVICE), volumes: z.record(z.string(), z.null()) })

const { services, volumes } = COMPOSE.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))
const nginx = readFileSync('deploy/nginx/sites-compose.conf', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const page = readFileSync('docs/deploy.md', 'utf8')
const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'))

describe('compose.yaml', () => {
  it('has the services of npm run faults -- cluster, and one that only runs when it is asked to', () => {
    const always = Object.keys(services).filter(name => services[name]?.profiles.length === 0)
    expect(always.sort()).toEqual(['postgres', 'proxy', 'site-1', 'site-2', 'valkey'])
    expect(Object.keys(services)).toHaveLength(always.length + 1)
  })

  it('copies the store of the sites into the folder that docs/deploy.md creates, with what the image has', () => {
    const { backup, 'site-1': site } = services
    expect(backup).toMatchObject({ image: site?.image, environment: site?.environment, read_only: true, restart: 'no' })
    const [program, script = ''] = backup?.entrypoint ?? []
    expect([program, existsSync(script)]).toEqual(['node', true])
    expect(backup?.volumes).toEqual([`./backups:${backup?.command?.[1]}`])
    const user = /^USER (\d+):(\d+)$/m.exec(dockerfile)
    expect(page).toContain(`install -d -m 700 -o ${user?.[1]} -g ${user?.[2]} backups\n`)
  })

  it('keeps what the machine has for it out of Git and of the image', () => {
    const mounts = Object.values(services).flatMap(service => service.volumes)
    const own = mounts.flatMap(mount => /^\.\/(\w+):/.exec(mount)?.[1] ?? [])
    expect(own.toSorted()).toEqual(['acme', 'backups', 'tls'])
    const ignored = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map(line => line.replaceAll('/', ''))
    for (const file of ['.gitignore', '.dockerignore']) expect(ignored(file)).toEqual(expect.arrayContaining(own))
  })

  it('gives the proxy every file that nginx includes, and a way to start before there is a certificate', () => {
    const { volumes: mounts = [], tmpfs } = services.proxy ?? {}
    expect(mounts).toContain('./deploy/nginx.conf:/etc/nginx/nginx.conf:ro')
    expect(mounts).toContain('./deploy/nginx/sites-compose.conf:/etc/nginx/minara/sites.conf:ro')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose replaces it.
    expect(mounts).toContain('${PROXY_HTTPS:-./deploy/nginx/https.conf}:/etc/nginx/minara/https.conf:ro')
    expect(page).toContain('PROXY_HTTPS=/dev/null docker compose up --build --detach\n')
    expect(tmpfs).toEqual(['/run'])
  })

  it('lets nginx look up the addresses of the sites while it runs', () => {
    const image = services.proxy?.image ?? ''
    const [, version = ''] = /nginx:([\d.]+)/.exec(image) ?? []
    // The first that can, without a subscription, is 1.27.3.
    expect(version.split('.').map(Number)[1]).toBeGreaterThan(27)
    expect(nginx).toMatch(/^resolver 127\.0\.0\.11 /m)
    expect(nginx).toMatch(/^ {2}zone /m)
    const servers = nginx.match(/^ {2}server .*$/gm) ?? []
    expect(servers.filter(line => !line.includes(' resolve '))).toEqual([])
    expect(page).not.toContain('--wait $site\n  docker compose exec proxy')
  })

  it('has the proxy’s settings of a machine without containers', () => {
    const debian = readFileSync('deploy/nginx/sites-debian.conf', 'utf8')
    const settings = (text: string) =>
      text.slice(text.indexOf('upstream')).replaceAll(/server \S+( resolve)?/g, 'server')
    expect(settings(nginx)).toBe(settings(debian))
  })

  it('declares every volume, and depends only on its own services, which have a health check where one is waited for', () => {
    for (const { volumes: mounts, depends_on: needed } of Object.values(services)) {
      const sources = mounts.map(mount => mount.replace(/^\$\{\w+:-(.*)\}/, '$1').split(':')[0] ?? '')
      for (const name of sources.filter(name => !name.startsWith('.'))) expect(Object.keys(volumes)).toContain(name)
      const conditions = Array.isArray(needed) ? needed.map(name => [name, null] as const) : Object.entries(needed)
      for (const [name, condition] of conditions) {
        expect(Object.keys(services)).toContain(name)
        if (condition?.condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined()
      }
    }
  })

  it.each(sites)('runs %s without rights it does not need, and lets it drain', (_, site) => {
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(Number.parseInt(site.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(STOP_TIMEOUT_MS + 5_000)
    expect(site.environment).toMatchObject({ TRUSTED_PROXY_HOPS: '1', PORT: '3000' })
    expect(services).toHaveProperty(new URL(site.environment.REDIS_URL ?? '').hostname)
    expect(services).toHaveProperty(new URL(site.environment.DATABASE_URL ?? '').hostname)
    expect(dockerfile).toContain(`CACHE_DIR=${site.environment.CACHE_DIR}`)
    expect(dockerfile).toContain(`OUTBOX_DIR=${site.environment.OUTBOX_DIR}`)
  })

  it('names in the proxy every site and its port', () => {
    const upstreams = [...nginx.matchAll(/^ *server (site-\S+?):(\d+) /gm)].map(([, name, port]) => [name, port])
    expect(upstreams).toEqual(sites.map(([name, { environment }]) => [name, environment.PORT]))
  })
})

it.each(Object.entries(services).filter(([, { build }]) => build))(
  '%s passes arguments that the Dockerfile takes',
  (_, { build }) => {
    const taken = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)
    for (const name of Object.keys(build?.args ?? {})) expect(taken).toContain(name)
  },
)

describe('deploy/minara@.service', () => {
  const unit = readFileSync('deploy/minara@.service', 'utf8')

  it('runs the current build of the folder that docs/deploy.md names', () => {
    const [, folder = ''] = /^WorkingDirectory=(.*)\/builds\/current$/m.exec(unit) ?? []
    expect(page).toContain(`git clone ADDRESS-OF-THE-REPOSITORY ${folder}\ncd ${folder}\n`)
    expect(page).toContain('cp deploy/*.service deploy/*.timer /etc/systemd/system/\n')
    expect(page).toContain(`install -m 640 -g minara .env.example ${/^EnvironmentFile=(.*)$/m.exec(unit)?.[1]}\n`)
  })

  it('is not started again with settings that npm run serve has refused', () => {
    expect(unit).toContain(`\nRestartPreventExitStatus=${WRONG_SETTINGS}\n`)
  })

  it('lets a site drain, and gives each a cache of its own and all the same outbox', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1_000).toBeGreaterThan(STOP_TIMEOUT_MS + 5_000)
    expect(unit).toMatch(/^Environment=.* OUTBOX_DIR=\/var\/lib\/minara\/outbox$/m)
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i CACHE_DIR=\/var\/cache\/minara\/%i \S/m)
    // The file of settings would override it, and is the same for all.
    expect(unit).not.toMatch(/^Environment=.*%i/m)
  })

  it('has a copy made every night, with the rights, the user and the store of a site', () => {
    const backup = readFileSync('deploy/minara-backup.service', 'utf8')
    const rights = (text: string) =>
      text.match(
        /^(?:User|UMask|Protect\w+|Private\w+|NoNew\w+|Capability\w+|Restrict(?:Address)\w+|StateDirectoryMode)=.*$/gm,
      )
    expect(rights(backup)).toHaveLength(10)
    expect(rights(backup)?.toSorted()).toEqual(rights(unit)?.toSorted())
    const [, store] = /OUTBOX_DIR=(\S+)/.exec(unit) ?? []
    expect(backup).toContain(` OUTBOX_DIR=${store}\n`)
    expect(backup).toContain(`EnvironmentFile=${/^EnvironmentFile=(.*)$/m.exec(unit)?.[1]}\n`)
    const [, folder = ''] = /^ExecStart=\S+ (?:\S+) --backup (\S+) --keep \d+$/m.exec(backup) ?? []
    expect(backup).toContain(`StateDirectory=minara ${folder.replace('/var/lib/', '')}\n`)
    expect(page).toContain('systemctl enable --now minara@3001 minara@3002 minara-backup.timer\n')
  })

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('and its companions are units that systemd understands', () => {
    // Whether the programs of the units are installed is not asked: theirs are on another machine.
    const units = ['minara@.service', 'minara-backup.service', 'minara-backup.timer'].map(name => `deploy/${name}`)
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })
    const complaints = `${stdout}${stderr}`.split('\n').filter(line => line.includes('minara'))
    expect(complaints.filter(line => !line.includes('/usr/bin/node is not executable'))).toEqual([])
  })
})

it('is followed by the workflow, which may not skip it', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  expect(workflow).toMatch(/run: sudo env .*\bCONTAINERS=1 .*tests\/faults\/containers\.test\.ts$/m)
  expect(readFileSync('tests/faults/containers.test.ts', 'utf8')).toContain("process.env.CONTAINERS === '1'")
})
