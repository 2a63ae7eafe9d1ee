import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { Client } from 'pg'
import { until } from './until.ts'

export const START_TIMEOUT_MS = 60_000
const PASSWORD = 'a-secret-of-the-tests'

/** Ends the server and removes its data when the process that started it closes the pipe, also because it was killed. */
const WATCH = `
  exec 3<&0
  "$@" >> "$DATA.log" 2>&1 3<&- & server=$!
  ( cat <&3 > /dev/null; touch "$DATA/ended"; kill -INT $server ) & watcher=$!
  wait $server
  if [ -e "$DATA/ended" ]; then rm -rf "$DATA" "$DATA.log"; else kill $watcher; fi
`

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Folder of PostgreSQL's programs: on the PATH, or where Debian puts them. Null: not installed. */
export function findPostgres(): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  return folders.find(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name)))) ?? null
}

export const NO_POSTGRES = 'PostgreSQL is not installed: apt-get install postgresql'

/** A server of its own, in a temporary folder. As root it runs as another user, because PostgreSQL refuses root. */
export async function startPostgres() {
  const programs = findPostgres()
  if (programs === null) throw new Error(NO_POSTGRES)
  const data = mkdtempSync(join(tmpdir(), 'postgres-'))
  const prefix = runAsOther(data)
  const port = await freePort()
  const passwordFile = join(data, 'password')
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const cluster = join(data, 'cluster')
  run(prefix, join(programs, 'initdb'), [
    ...['-D', cluster, '--username=admin', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  ])
  const server = [...prefix, join(programs, 'postgres'), '-D', cluster, '-p', String(port)]
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB']
  const command = [...server, ...settings.flatMap(setting => ['-c', setting])]

  let watch: ChildProcess
  const spawnServer = () => {
    watch = spawn('sh', ['-c', WATCH, 'sh', ...command], {
      env: { ...process.env, DATA: data },
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    watch.unref()
  }
  /** It refuses to start while a process of the killed one still has its shared memory. */
  const start = async () => {
    spawnServer()
    const isUp = async () => {
      if (await isAnswering(urlOf('admin', port, 'postgres'))) return true
      if (watch.exitCode !== null) spawnServer()
      return false
    }
    await until('PostgreSQL answers', isUp, START_TIMEOUT_MS).catch(error => {
      throw new Error(readFileSync(`${data}.log`, 'utf8'), { cause: error })
    })
  }
  await start()
  await createDatabase(port)
  return {
    /** Address of a database whose owner is an ordinary user. */
    url: urlOf('site', port, 'minara'),
    /** Every process of the server gets the signal: SIGKILL is what a power cut does, SIGSTOP a machine that hangs. */
    signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of processesOf(cluster)) kill(pid, signal)
    },
    restart: start,
    stop: async () => {
      const ended = watch.exitCode === null ? once(watch, 'exit') : null
      watch.ref()
      watch.stdin?.end()
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function urlOf(user: string, port: number, database: string): string {
  return `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`
}

function runAsOther(data: string): string[] {
  if (process.getuid?.() !== 0) return []
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }))
  chownSync(data, uid, gid)
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}

function run(prefix: string[], program: string, args: string[]): void {
  const [command = '', ...rest] = [...prefix, program, ...args]
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] })
}

async function createDatabase(port: number): Promise<void> {
  const client = new Client({ connectionString: urlOf('admin', port, 'postgres') })
  await client.connect()
  await client.query(`CREATE ROLE site LOGIN PASSWORD '${PASSWORD}'`)
  await client.query('CREATE DATABASE minara OWNER site')
  await client.end()
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return isOpen
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}

/** The main process first: it would replace the others. */
function processesOf(cluster: string): number[] {
  const main = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid && parent === main ? [pid] : []))
  return [main, ...children]
}
