import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { STOP_TIMEOUT_MS } from '../../server/stop.ts'

const SERVICE = z.strictObject({
  image: z.string(),
  build: z.object({ context: z.literal('.'), args: z.record(z.string(), z.string()) }).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).default([]),
  healthcheck: z
    .object({ test: z.array(z.string()), interval: z.string(), timeout: z.string() })
    .loose()
    .optional(),
  restart: z.literal('unless-stopped'),
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
const nginx = readFileSync('deploy/nginx.conf', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'))

describe('compose.yaml', () => {
  it('has the services of npm run faults:cluster', () => {
    expect(Object.keys(services).sort()).toEqual(['postgres', 'proxy', 'site-1', 'site-2', 'valkey'])
  })

  it('declares every volume, and depends only on its own services, which have a health check where one is waited for', () => {
    for (const { volumes: mounts, depends_on: needed } of Object.values(services)) {
      for (const name of mounts.map(mount => mount.split(':')[0] ?? '').filter(name => !name.startsWith('.')))
        expect(Object.keys(volumes)).toContain(name)
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
    const upstreams = [...nginx.matchAll(/^\s*server (site-\S+?):(\d+) /gm)].map(([, name, port]) => [name, port])
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
  const page = readFileSync('docs/deploy.md', 'utf8')

  it('runs the current build of the folder that docs/deploy.md names', () => {
    const [, folder = ''] = /^WorkingDirectory=(.*)\/builds\/current$/m.exec(unit) ?? []
    expect(page).toContain(`git clone ADDRESS-OF-THE-REPOSITORY ${folder}\ncd ${folder}\n`)
    expect(page).toContain('cp deploy/minara@.service /etc/systemd/system/\n')
    expect(page).toContain(`install -m 600 .env.example ${/^EnvironmentFile=(.*)$/m.exec(unit)?.[1]}\n`)
  })

  it('lets a site drain, and gives each a cache of its own and all the same outbox', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1_000).toBeGreaterThan(STOP_TIMEOUT_MS + 5_000)
    expect(unit).toMatch(
      /^Environment=.* PORT=%i OUTBOX_DIR=\/var\/lib\/minara\/outbox CACHE_DIR=\/var\/cache\/minara\/%i$/m,
    )
  })
})
