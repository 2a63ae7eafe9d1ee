import { createServer } from 'node:http'
import { evaluate, parse } from 'groq-js'
import { corrected } from 'offline-content-lake/engine'
import { listen } from './listen.ts'

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

export type ContentServer = Awaited<ReturnType<typeof startContentServer>>

/** A small content service: it answers queries and document lookups from a list, and nothing else. */
export async function startContentServer(documents: StoredDocument[]) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', content.url)
    content.requests.push(url)
    if (content.isHanging) return
    response.setHeader('content-type', 'application/json')
    if (content.failWith) return response.writeHead(content.failWith).end('{"message":"failing as told"}')
    const answered = await answer(url, content.documents)
    await content.sendAfter
    response.end(JSON.stringify(answered))
  })
  const { url, stop } = await listen(server.unref())
  const requests: URL[] = []
  const content = {
    ...{ url, documents, requests, stop },
    /** When set, every request is answered with this status. */
    failWith: null as number | null,
    /** While true, requests are accepted and never answered. */
    isHanging: false,
    /** Answers are found when they are asked for, and sent when this resolves. */
    sendAfter: null as Promise<void> | null,
  }
  return content
}

async function answer(url: URL, documents: StoredDocument[]): Promise<object> {
  const isPublished = url.searchParams.get('perspective') === 'published'
  const dataset = isPublished ? documents.filter(({ _id }) => !_id.includes('.')) : documents
  const [, ids] = /\/data\/doc\/[^/]+\/(.+)$/.exec(url.pathname) ?? []
  if (ids) {
    const wanted = decodeURIComponent(ids).split(',')
    const omitted = wanted.filter(id => !dataset.some(({ _id }) => _id === id)).map(id => ({ id, reason: 'existence' }))
    return { documents: dataset.filter(({ _id }) => wanted.includes(_id)), omitted }
  }
  const params = parametersOf(url)
  const tree = corrected(parse(url.searchParams.get('query') ?? '', { params }))
  const value = await evaluate(tree, { dataset, params })
  return { result: await value.get(), ms: 1 }
}

/** A query parameter named `$name` carries a JSON value. */
function parametersOf(url: URL): Record<string, unknown> {
  const parameters = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(parameters.map(([name, value]) => [name.slice(1), JSON.parse(value)]))
}
