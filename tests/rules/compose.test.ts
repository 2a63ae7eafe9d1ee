import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { WRONG_SETTINGS } from '../../scripts/offline-checks.ts'
import { STOP_TIMEOUT_MS } from '../../server/stop.ts'

const SERVICE = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  restart: z.string(),
})
const { services } = z
  .object({ services: z.record(z.string(), SERVICE.loose()) })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))
const page = readFileSync('docs/deploy.md', 'utf8')
const nginx = (machine: string) => readFileSync(`deploy/nginx/sites-${machine}.conf`, 'utf8')
/** A site drains before it is killed. */
const STOP_SECONDS = STOP_TIMEOUT_MS / 1_000 + 5

// What running containers show is in tests/faults/containers.test.ts.
describe('compose.yaml', () => {
  it.each(['site-1', 'site-2'])('runs %s without rights it does not need, and lets it drain', name => {
    const rights = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }
    expect(services[name]).toMatchObject({ ...rights, restart: 'unless-stopped' })
    expect(Number.parseInt(String(services[name]?.stop_grace_period), 10)).toBeGreaterThan(STOP_SECONDS)
    expect(services[name]?.environment).toMatchObject({ TRUSTED_PROXY_HOPS: '1' })
  })

  it('copies the store into the folder that docs/deploy.md creates for the user of the image', () => {
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    expect(services.backup?.volumes).toEqual(['./backups:/var/backups/minara'])
    expect(page).toContain(`install -d -m 700 -o ${user} -g ${group} backups\n`)
  })

  it('keeps what the machine has for it out of Git and of the image', () => {
    for (const file of ['.gitignore', '.dockerignore']) {
      const ignored = readFileSync(file, 'utf8').replaceAll('/', '').split('\n')
      expect(ignored).toEqual(expect.arrayContaining(['acme', 'backups', 'tls']))
    }
  })

  it('has the proxy’s settings of a machine without containers', () => {
    const settings = (text: string) =>
      text.slice(text.indexOf('upstream')).replaceAll(/server \S+( resolve)?/g, 'server')
    expect(settings(nginx('compose'))).toBe(settings(nginx('debian')))
  })

  it('is followed by the workflow, which may not skip it', () => {
    const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
    expect(workflow).toMatch(/run: sudo env .*\bCONTAINERS=1 .*tests\/faults\/containers\.test\.ts$/m)
  })
})

describe('deploy/minara@.service', () => {
  const unit = readFileSync('deploy/minara@.service', 'utf8')

  it('runs the current build of the folder that docs/deploy.md names', () => {
    const [, folder = ''] = /^WorkingDirectory=(.*)\/builds\/current$/m.exec(unit) ?? []
    expect(page).toContain(`git clone ADDRESS-OF-THE-REPOSITORY ${folder}\ncd ${folder}\n`)
    expect(page).toContain(`install -m 640 -g minara .env.example ${/^EnvironmentFile=(.*)$/m.exec(unit)?.[1]}\n`)
  })

  it('lets a site drain, and gives each a cache of its own and all the same outbox', () => {
    expect(unit).toMatch(/^Environment=.* OUTBOX_DIR=\/var\/lib\/minara\/outbox$/m)
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i CACHE_DIR=\/var\/cache\/minara\/%i \S/m)
    // The file of settings would override it, and is the same for all.
    expect(unit).not.toMatch(/^Environment=.*%i/m)
    // It is not started again with settings that npm run serve has refused.
    expect(unit).toContain(`\nRestartPreventExitStatus=${WRONG_SETTINGS}\n`)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(STOP_SECONDS)
  })

  it('has a copy made every night, with the rights and the store of a site', () => {
    const backup = readFileSync('deploy/minara-backup.service', 'utf8')
    const shared = (text: string) =>
      text.match(
        /^(?:EnvironmentFile|User|UMask|Protect|Private|NoNew|Capability|Restrict(?=Address)|StateDirectoryMode).*/gm,
      )
    expect(shared(unit)).toHaveLength(11)
    expect(shared(backup)?.toSorted()).toEqual(shared(unit)?.toSorted())
    expect(backup).toContain(` OUTBOX_DIR=${/OUTBOX_DIR=(\S+)/.exec(unit)?.[1]}\n`)
  })

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('and its companions are units that systemd understands', () => {
    // Whether the programs of the units are installed is not asked: theirs are on another machine.
    const units = ['minara@.service', 'minara-backup.service', 'minara-backup.timer'].map(name => `deploy/${name}`)
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })
    const complaints = `${stdout}${stderr}`.split('\n').filter(line => line.includes('minara'))
    expect(complaints.filter(line => !line.includes('/usr/bin/node is not executable'))).toEqual([])
  })
})
