import type { HttpResponse } from './types.ts'

const HEARTBEAT_MS = 15_000
const MAX_QUEUED_BYTES = 16 * 1024 * 1024

type ServerEvent = { event: string; id?: string; data: unknown }

export type Channel = {
  send: (event: ServerEvent) => void
  /** Ends the stream after the queued events. */
  end: () => void
}

export type EventStreamOptions = { heartbeatMs?: number; maxQueuedBytes?: number }

/** `subscribe` returns the stop. When more than `maxQueuedBytes` wait, the stream closes; official clients then start over. */
export function eventStream(
  signal: AbortSignal,
  subscribe: (channel: Channel) => () => void,
  options: EventStreamOptions = {},
): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
    body: readEvents(signal, subscribe, options),
  }
}

/** A stream of one error, which official clients report and do not retry. */
export function refusedStream(signal: AbortSignal, data: unknown): HttpResponse {
  return eventStream(signal, channel => {
    channel.send({ event: 'channelError', data })
    channel.end()
    return () => {}
  })
}

async function* readEvents(
  signal: AbortSignal,
  subscribe: (channel: Channel) => () => void,
  { heartbeatMs = HEARTBEAT_MS, maxQueuedBytes = MAX_QUEUED_BYTES }: EventStreamOptions,
): AsyncGenerator<string> {
  let queue: string[] = [':\n\n']
  let queuedBytes = 0
  let isEnding = false
  let wake = () => {}
  const push = (text: string) => {
    if (isEnding) return
    queue.push(text)
    queuedBytes += Buffer.byteLength(text)
    if (queuedBytes > maxQueuedBytes) {
      queue = []
      isEnding = true
    }
    wake()
  }
  const end = () => {
    isEnding = true
    wake()
  }
  const heartbeat = setInterval(() => queue.length === 0 && push(':\n\n'), heartbeatMs)
  signal.addEventListener('abort', end)
  const unsubscribe = subscribe({ send: event => push(encodeEvent(event)), end })
  try {
    while (true) {
      const text = queue.join('')
      queue = []
      queuedBytes = 0
      if (text) yield text
      else if (isEnding || signal.aborted) return
      else await new Promise<void>(resolve => (wake = resolve))
    }
  } finally {
    clearInterval(heartbeat)
    signal.removeEventListener('abort', end)
    unsubscribe()
  }
}

function encodeEvent({ event, id, data }: ServerEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}
