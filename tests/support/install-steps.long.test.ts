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
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followCommands, type Names, readCommands, readUnit, toHere, writePrograms } from './written-steps.ts'

/** The files of a checkout that the commands touch. */
const FILES = [
  '.env.example',
  'deploy',
  'forms/store/files.ts',
  'lib/words/decode.ts',
  'lib/environment/proxies.ts',
  'package.json',
  'scripts/settings.ts',
]
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
