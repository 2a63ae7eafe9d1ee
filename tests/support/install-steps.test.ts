import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { followCommands, type Names, toHere, writePrograms } from './follow-commands.ts'
import { readCommands, readUnit } from './written-steps.ts'

/** The files of a checkout that the commands touch. */
const FILES = [
  '.env.example',
  'deploy',
  'forms/store/files.ts',
  'lib/words/decode.ts',
  'lib/environment/proxies.ts',
  'package.json',
  'scripts/serve.ts',
  'scripts/service-settings.ts',
  'scripts/settings.ts',
]
/** The group of the service where this runs as root. */
const GROUP = process.getuid?.() === 0 ? 65_534 : (process.getgid?.() ?? 0)
const [NODE_MAJOR = ''] = process.versions.node.split('.')

const [INSTALL = '', START = ''] = readCommands('Plain Node behind a proxy')
/** What the page says between the two to fill in, with its placeholder for the password. */
const SETTINGS = Array.from(
  betweenBlocks().matchAll(/`((?:DATABASE_URL|REDIS_URL|TRUSTED_PROXY_HOPS)=[^`]+)`/g),
  ([, line = '']) => line,
)

const WHOLE = {
  exitCode: 0,
  user: '--system --group --no-create-home --home /nonexistent minara',
  settingsFile: { mode: 0o640, group: GROUP, given: 'minara', isLinked: true },
  redis: { save: '""', appendonly: 'no' },
  role: '--pwprompt minara',
  database: '--owner=minara --encoding=UTF8 --template=template0 minara',
  settings: {
    DATABASE_URL: 'postgres://minara:PASSWORD@127.0.0.1:5432/minara',
    REDIS_URL: 'redis://127.0.0.1:6379',
    TRUSTED_PROXY_HOPS: '1',
  },
  started: 'minara@3001 minara@3002 minara-backup.timer',
}

/** The commands of docs/deploy.md by root on a new machine, whose programs fail where something is not there yet. */
describe('a machine that is set up as docs/deploy.md says', () => {
  it('has the user, the settings, the database, the build and the units of the sites', async () => {
    expect(await setUp(INSTALL, START)).toEqual(WHOLE)
  })

  it.each(linesOf(INSTALL))('is not whole without the line %j', async line => {
    expect(await setUp(without(INSTALL, line), START)).not.toEqual(WHOLE)
  })

  it.each(linesOf(START))('does not start as it should without the line %j', async line => {
    expect(await setUp(INSTALL, without(START, line))).not.toEqual(WHOLE)
  })

  // The user may be made at any time.
  it.each(linesOf(INSTALL).filter((line, place) => place > 0 && !line.startsWith('adduser')))(
    'is not whole with the line %j before all others',
    async line => {
      expect(await setUp(`${line}\n${without(INSTALL, line)}`, START)).not.toEqual(WHOLE)
    },
  )
})

/** Follows both blocks on a machine of its own, fills in the settings between them, and returns what is there then. */
async function setUp(install: string, start: string) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const inFolder = (name: string) => join(folder, name)
  const machine = { etc: inFolder('etc'), state: inFolder('state'), clone: inFolder('clone') }
  const { etc, state, clone } = machine
  const bin = inFolder('bin')
  const names: Names = [
    ['/srv/minara', inFolder('minara')],
    ['/etc/', `${etc}/`],
  ]
  for (const name of ['packages', 'users', 'roles', 'databases', 'home'])
    mkdirSync(join(state, name), { recursive: true })
  mkdirSync(join(etc, 'systemd/system'), { recursive: true })
  for (const file of FILES) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(file, join(clone, file), { recursive: true })
  }
  writePrograms(bin, programs({ ...machine, names }))
  const env = { DATABASE_URL: undefined, REDIS_URL: undefined, TRUSTED_PROXY_HOPS: undefined }
  const follow = async (commands: string) =>
    (await followCommands(`cd ${state}/home\n${toHere(commands, names)}`, { bin, env })).exitCode

  let exitCode = await follow(install)
  const settingsFile = join(etc, 'minara.env')
  if (exitCode === 0 && existsSync(settingsFile)) {
    await appendFile(settingsFile, `${SETTINGS.join('\n')}\n`)
    exitCode = await follow(start)
  }
  const read = (file: string) => (existsSync(join(state, file)) ? readFileSync(join(state, file), 'utf8').trim() : null)
  return {
    exitCode,
    user: read('users/minara'),
    settingsFile: existsSync(settingsFile) && {
      mode: statSync(settingsFile).mode & 0o777,
      group: statSync(settingsFile).gid,
      given: read('group'),
      isLinked: linkOf(inFolder('minara/.env')) === settingsFile,
    },
    redis: redisSettings(read('redis.conf') ?? ''),
    role: read('roles/minara'),
    database: read('databases/minara'),
    settings: settingsIn(read('settings') ?? ''),
    started: read('started'),
  }
}

type Machine = { etc: string; state: string; clone: string; names: Names }

function programs({ etc, state, clone, names }: Machine): Record<string, string> {
  const { WorkingDirectory = '', EnvironmentFile = '', User = '' } = readUnit('deploy/minara@.service')
  const has = (name: string) => `test -f ${state}/packages/${name} || exit 1`
  return {
    // Without the list of NodeSource, Debian has a Node that is too old.
    'apt-get': `case "$1 $2" in
        "update ") touch ${state}/list;;
        "install -y") test -f ${state}/list || exit 1
          shift 2
          case "$*" in *nodejs*) test -f ${state}/nodesource || exit 1;; esac
          for name; do touch ${state}/packages/$name; done
          test ! -f ${state}/packages/redis-server || mkdir -p ${etc}/redis
          test ! -d ${etc}/redis || printf 'save 3600 1 300 100\\nappendonly yes\\n' > ${etc}/redis/redis.conf;;
        *) exit 1;;
      esac`,
    curl: `${has('curl')}
      test "$*" = "-fsSL https://deb.nodesource.com/setup_${NODE_MAJOR}.x" || exit 1
      echo 'touch ${state}/nodesource'`,
    adduser: `for name; do :; done
      echo "$*" > ${state}/users/$name`,
    git: `${has('git')}
      test "$1" = clone || exit 1
      exec cp -r ${clone} "$3"`,
    install: `test "$1 $2" = "-m 640" || exec /usr/bin/install "$@"
      test "$3 $4" = "-g minara" || exec /usr/bin/install "$@"
      test -f ${state}/users/minara || exit 1
      echo minara > ${state}/group
      shift 4
      exec /usr/bin/install -m 640 -g ${GROUP} "$@"`,
    runuser: `${has('postgresql')}
      test "$1 $2 $3" = "-u postgres --" || exit 1
      program=$4
      shift 4
      for name; do case $name in --owner=*) owner=\${name#*=};; esac; done
      case $program in
        createuser) echo "$*" > ${state}/roles/$name;;
        createdb) test -f ${state}/roles/$owner && echo "$*" > ${state}/databases/$name;;
        *) exit 1;;
      esac`,
    npm: `${has('nodejs')}
      case "$*" in
        "run build") mkdir -p builds/1 && cp -r scripts builds/1/ && ln -sfn 1 builds/current;;
        "run doctor") exec ${process.execPath} --input-type=module -e '
          import { loadEnvFiles } from "./scripts/settings.ts"
          loadEnvFiles()
          console.log(JSON.stringify(process.env))
        ' > ${state}/settings;;
        *) exit 1;;
      esac`,
    systemctl: `case "$1 $2" in
        "restart redis-server") ${has('redis-server')}
          cp ${etc}/redis/redis.conf ${state}/redis.conf;;
        "enable --now") shift 2
          test -f ${state}/users/${User} && test -f ${toHere(EnvironmentFile, names)} || exit 1
          test -f ${toHere(WorkingDirectory, names)}/scripts/serve.ts || exit 1
          for unit; do
            test -f "${etc}/systemd/system/$(echo $unit | sed 's/@.*/@.service/')" || exit 1
          done
          echo "$*" > ${state}/started;;
        *) exit 1;;
      esac`,
  }
}

function betweenBlocks(): string {
  const [, rest = ''] = readFileSync('docs/deploy.md', 'utf8').split(INSTALL)
  return rest.split(START)[0] ?? ''
}

function linesOf(commands: string): string[] {
  return commands.trim().split('\n')
}

function without(commands: string, line: string): string {
  return commands.replace(`${line}\n`, '')
}

function linkOf(file: string): string | null {
  try {
    return readlinkSync(file)
  } catch {
    return null
  }
}

/** Redis takes the last line for a setting. */
function redisSettings(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/^(save|appendonly) (.*)$/gm), ([, name, value]) => [name, value]))
}

function settingsIn(text: string): Partial<Record<string, string>> {
  const all: Partial<Record<string, string>> = JSON.parse(text || '{}')
  return Object.fromEntries(SETTINGS.map(line => line.split('=')[0] ?? '').map(name => [name, all[name]]))
}
