/** An unmodified program: it asks the hosted service in all the ways that Node has, and prints the answers. */
import { lookup } from 'node:dns/promises'
import { get } from 'node:https'
import { connect } from 'node:tls'
import { isMainThread, Worker } from 'node:worker_threads'
import { createClient } from '@sanity/client'
import { WebSocket as Ws } from 'ws'

const HOST = 'abc12345.api.sanity.io'
const client = createClient({ projectId: 'abc12345', dataset: 'production', apiVersion: '1', useCdn: true })

const answers = {
  fetch: await fetch(`https://${HOST}/fetch`).then(read),
  body: await fetch('https://api.sanity.io/body', { method: 'POST', body: 'written' }).then(read),
  https: await new Promise((resolve, reject) => get('https://cdn.sanity.io/https', resolve).on('error', reject)).then(
    read,
  ),
  tls: await speak(connect(443, HOST, { servername: HOST })),
  client: await client.request({ url: '/client' }),
  webSocket: await hear(new WebSocket(`wss://${HOST}/socket`)),
  ws: await hear(new Ws(`wss://${HOST}/socket`)),
  lookup: (await lookup('cdn.sanity.io', { all: true })).length,
  other: await fetch('https://api.sanity.io.example.invalid/').then(read, ({ cause }) => cause.code),
}
console.log(JSON.stringify(answers))
if (isMainThread) new Worker(new URL(import.meta.url))

async function read(response) {
  let text = ''
  for await (const chunk of response.body ?? response) text += Buffer.from(chunk)
  return JSON.parse(text)
}

function speak(socket) {
  socket.write(`GET /tls HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`)
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', chunk => (text += chunk)).on('error', reject)
    socket.on('end', () => resolve(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))))
  })
}

function hear(socket) {
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      socket.close()
      resolve(JSON.parse(data))
    }
    socket.onerror = reject
  })
}
