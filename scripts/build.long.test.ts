import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../tests/support/listen.ts'

/** Runs `npm run build` in an empty folder, in which nothing has been built. */
async function build(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const child = spawn(process.execPath, [resolve('scripts/build.ts')], {
    cwd: folder,
    env: { ...process.env, NEXT_PUBLIC_SANITY_PROJECT_ID: '', NEXT_PUBLIC_LAKE_URL: '', PREVIOUS_BUILD: '', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const [exitCode] = await once(child, 'close')
  return { exitCode, output, hasBuilt: existsSync(join(folder, '.next-build')) }
}

async function startLake(answer: RequestListener) {
  const { url, stop } = await listen(createServer(answer))
  onTestFinished(stop)
  return url
}

it.each<[why: string, answer: RequestListener | null, said: string]>([
  ['nobody listens', null, 'cannot be reached: connect ECONNREFUSED'],
  ['it never answers', () => {}, 'cannot be reached: no answer within 5 seconds'],
  ['it fails', (_, response) => response.writeHead(500).end(), 'cannot be read: the content service answered 500'],
  ['it has no such dataset', (_, response) => response.writeHead(404).end(), 'does not exist'],
  ['the dataset is private', (_, response) => response.writeHead(401).end(), 'is not public'],
  ['it is empty', (_, response) => response.end('{"result":0}'), 'has no site settings'],
  ['it is no content service', (_, response) => response.end('<html>'), 'answered something other than content'],
])('a build says in one sentence, before it begins, that %s', async (_, answer, said) => {
  const url = answer ? await startLake(answer) : `http://127.0.0.1:${await freePort()}`
  const { exitCode, output, hasBuilt } = await build({ NEXT_PUBLIC_LAKE_URL: url })
  expect(output).toContain(`The dataset production of the local lake at ${url} ${said}`)
  expect(output).toContain('the sites that run are as they were')
  expect(output.trim().split('\n')).toHaveLength(1)
  expect({ exitCode, hasBuilt }).toEqual({ exitCode: 1, hasBuilt: false })
})

it('a build says that nothing names the content', async () => {
  const { exitCode, output } = await build({})
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^NEXT_PUBLIC_SANITY_PROJECT_ID is not set: .*\n$/)
})
