import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

type Environment = Record<string, string>

let folder: string
let port: number
let smtpPort: number
let running: ChildProcess[]

beforeEach(async () => {
  port = await freePort()
  smtpPort = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'local-serve-'))
  running = []
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

/** Starts the process. `said` resolves to its first output, or to its error output when it ends without any. */
function serve(env: Environment) {
  const child = spawn(process.execPath, ['local/serve.ts'], {
    env: {
      ...{ ...process.env, DATA_DIR: folder },
      ...{ LOCAL_PORT: String(port), LOCAL_SMTP_PORT: String(smtpPort), ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let text = ''
  const said = new Promise<string>(resolve => {
    child.stdout.on('data', data => resolve(String(data)))
    child.stderr.on('data', data => {
      text += data
    })
    child.on('close', () => resolve(text))
  })
  return { child, said, ended: once(child, 'exit') }
}

describe('the process of the local services', () => {
  it('takes over the dataset of an earlier version, whose files were in the folder itself', async () => {
    const api = `http://localhost:${port}/v2025-02-19`
    const lake = join(folder, 'lake')
    const project = join(lake, 'local0001')
    const first = serve({})
    await first.said
    const tokens = readFileSync(join(project, 'tokens.json'), 'utf8')
    const authorization = `Bearer ${JSON.parse(tokens).editor}`
    const upload = { method: 'POST', headers: { authorization, 'content-type': 'text/plain' }, body: 'kept' }
    const { document } = await (await fetch(`${api}/assets/files/production?filename=a.txt`, upload)).json()
    first.child.kill('SIGTERM')
    await first.ended
    for (const name of readdirSync(join(project, 'production')))
      renameSync(join(project, 'production', name), join(lake, name))
    renameSync(join(project, 'tokens.json'), join(lake, 'tokens.json'))
    rmSync(project, { recursive: true })

    await serve({}).said
    expect(readFileSync(join(project, 'tokens.json'), 'utf8')).toBe(tokens)
    const query = `${api}/data/query/production?query=*[_type=="sanity.fileAsset"]._id`
    expect(await (await fetch(query, { headers: { authorization } })).json()).toMatchObject({ result: [document._id] })
    expect(await (await fetch(document.url)).text()).toBe('kept')
  }, 30_000)

  it('serves everything, prints its address, shares its folder with no other process, and exits with 0 on SIGINT or SIGTERM', async () => {
    const { child, said, ended } = serve({})
    expect(await said).toBe(`Local services listen on http://localhost:${port}\n`)
    for (const path of [
      ...['/healthz', '/v1/ping', '/stats-host/stats/staged-stats', '/donation-host/stats/staged-fomo', '/inbox'],
      '/mail',
    ]) {
      expect((await fetch(`http://localhost:${port}${path}`)).status, path).toBe(200)
    }
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', `http://local0001.localhost:${port}`]) {
      const { headers } = await fetch(`http://localhost:${port}/v1/ping`, { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
    }
    const second = serve({ LOCAL_PORT: String(await freePort()), LOCAL_SMTP_PORT: String(await freePort()) })
    expect(await second.said).toMatch(/Another process uses the data folder .*DATA_DIR\.\n$/)
    expect(await second.ended).toEqual([1, null])
    child.kill('SIGINT')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }, 20_000)

  it('explains in one line what prevents the start', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const obstacles: [Environment, RegExp][] = [
      [{}, new RegExp(`address already in use.*:${port}`)],
      [{ LOCAL_PORT: String(await freePort()), LOCAL_SMTP_PORT: String(port) }, new RegExp(`already in use.*:${port}`)],
      [{ DATA_DIR: file }, /not a directory.*a-file/],
    ]
    await Promise.all(
      obstacles.map(async ([env, sentence]) => {
        const { said, ended } = serve({ DATA_DIR: mkdtempSync(join(folder, 'data-')), ...env })
        expect(await said).toMatch(sentence)
        expect((await said).trim().split('\n')).toHaveLength(1)
        expect(await ended).toEqual([1, null])
      }),
    )
    other.close()
  }, 30_000)
})
