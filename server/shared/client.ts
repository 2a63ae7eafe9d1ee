const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_DELAY_MS = 1_000
/** A connection that is silent for longer is closed. The client sends a PING three times as often. */
const SILENCE_MS = 6_000

export type Redis = Awaited<ReturnType<typeof createRedis>>

/** The official client, with replies as text or as bytes. Loads it only now. Commands fail at once while there is no connection. */
export async function createRedis(url: string) {
  const { createClient, RESP_TYPES } = await import('redis')
  const text = createClient({
    ...{ url, disableOfflineQueue: true, pingInterval: SILENCE_MS / 3 },
    socket: {
      ...{ connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MS },
      reconnectStrategy: tries => Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY_MS),
    },
  })
  return { text, bytes: text.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) }
}
