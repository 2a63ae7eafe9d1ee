import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { freePort } from '../http/loopback.ts'
import { openGateway } from './gateway.ts'

const PRELOAD = new URL('./preload.ts', import.meta.url).href
const PROGRAM = fileURLToPath(new URL('./program.fixture.mjs', import.meta.url))

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ...describeRequest(request), ...(body && { body }) }))
})
const sockets = new WebSocketServer({ server })
sockets.on('connection', (socket, request) => socket.send(JSON.stringify(describeRequest(request))))

let port: number
beforeAll(async () => {
  port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  sockets.close()
  server.closeAllConnections()
  server.close()
})

function describeRequest({ url, headers }: IncomingMessage) {
  return { url, host: headers.host, project: headers['x-sanity-project-id'] ?? null }
}

/** Runs Node with the preload. Resolves to the lines that it printed, also those of errors. */
async function runNode(lakePort: number, ...args: string[]): Promise<string[]> {
  const gateway = await openGateway(lakePort)
  const env = { ...process.env, NODE_OPTIONS: `--import=${PRELOAD}`, CONTENT_LAKE_GATEWAY: gateway.address }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env })
  await gateway.close()
  return `${stdout}${stderr}`.trim().split('\n')
}

describe('a program with the preload', () => {
  it('reaches the lake by every way to the hosted service, in workers too, and other hosts as before', async () => {
    const lines = await runNode(port, PROGRAM)
    const seen = (url: string, project: string | null = 'abc12345') => ({ url, host: `localhost:${port}`, project })
    const expected = {
      fetch: seen('/fetch'),
      body: { ...seen('/body', null), body: 'written' },
      https: seen('/https', null),
      tls: seen('/tls'),
      client: seen('/v1/client'),
      webSocket: seen('/socket'),
      ws: seen('/socket'),
      lookup: 1,
      other: expect.stringMatching(/^E/),
    }
    expect(lines.map(line => JSON.parse(line))).toEqual([expected, expected])
  })

  it('is told in one line when the lake does not answer', async () => {
    const nowhere = await freePort()
    const script = "console.log(await (await fetch('https://api.sanity.io/v1/ping')).text())"
    const [line = ''] = await runNode(nowhere, '--input-type=module', '--eval', script)
    expect(JSON.parse(line)).toMatchObject({
      statusCode: 502,
      message: expect.stringContaining(`The content lake at http://localhost:${nowhere} does not answer`),
    })
  })

  it('is told in one line when the command has ended', async () => {
    const script = "await fetch('https://api.sanity.io/').catch(() => {})"
    const env = {
      ...process.env,
      NODE_OPTIONS: `--import=${PRELOAD}`,
      CONTENT_LAKE_GATEWAY: `${await freePort()}:00`,
    }
    const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
    expect(stderr).toMatch(/^The command "offline-content-lake run" has ended/)
  })
})
