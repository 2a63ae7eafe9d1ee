import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { createStreamTransport } from './stream-transport'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>
type Fetch = ReturnType<ResolveFetch>

/** Streams never end, so each would keep one of the browser's six connections per host. */
const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * For the Studio's `unstable_clientFactory`: creates clients of a lake at `lakeUrl`. Unlike ordinary clients, they do not put the
 * project id into the host name, and all their event streams share one WebSocket.
 */
export function lakeClientFactory(lakeUrl: string): (config: ClientConfig) => SanityClient {
  const openStream = createStreamTransport(`${lakeUrl.replace(/^http/, 'ws')}/v1/streams`)
  const lakeFetch: Fetch = (url, init) =>
    STREAM_PATH.test(new URL(url).pathname) ? openStream(url, init) : fetch(url, init)
  // One function for all clients, because the client library shares live events only between clients with the same transport.
  const resolveFetch: ResolveFetch = () => lakeFetch
  return config => createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false, resolveFetch })
}
