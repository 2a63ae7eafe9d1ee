import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { createStreamTransport, type StreamFetch } from './streams.ts'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>
type Fetch = ReturnType<ResolveFetch>

/** Streams never end, so each would keep one of the browser's six connections per host. */
const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\//

export type LakeConnection = {
  projectId: string
  dataset: string
  /** Where the lake listens, for example `http://localhost:4333`. */
  url: string
  /** The token of the editor or the viewer; without one, only what is published can be read. */
  token?: string
}

/** Settings that make a Studio, a client and an image URL builder use a lake instead of the hosted service. */
export function lakeConfig({ projectId, dataset, url, token }: LakeConnection) {
  return {
    /** For `defineConfig` of a Studio, which the lake then signs in by itself. */
    studio: {
      projectId,
      dataset,
      apiHost: url,
      auth: { loginMethod: 'token', redirectOnSingle: true },
      unstable_clientFactory: createClientFactory(url, projectId),
    } as const,
    /** For `createClient` of `@sanity/client` or `next-sanity`. */
    client: { projectId, dataset, apiHost: url, useProjectHostname: false, useCdn: false, ...(token && { token }) },
    /** For `createImageUrlBuilder().withOptions` of `@sanity/image-url`. */
    images: { projectId, dataset, baseUrl: url },
  }
}

/** Unlike ordinary clients, a Studio's do not put the project id into the host name, and their streams share one WebSocket. */
function createClientFactory(url: string, projectId: string): (config: ClientConfig) => SanityClient {
  const openStream = createStreamTransport(`${url.replace(/^http/, 'ws')}/v1/streams`, projectId)
  const lakeFetch: Fetch = (address, init) =>
    isStream(address, url) ? openStream(address, init) : fetch(address, init)
  // One function for all clients: the client library shares live events only between clients with the same transport.
  const resolveFetch: ResolveFetch = () => lakeFetch
  let isShared = false
  return config => {
    const client = createClient({ ...config, apiHost: url, useProjectHostname: false, resolveFetch })
    if ('requester' in client.config()) return client
    // The clients before 8 know no resolveFetch. With a header, they open streams by fetch instead of the browser's EventSource.
    if (!isShared) globalThis.fetch = streamsThrough(openStream, url)
    isShared = true
    return client.withConfig({ headers: { ...config.headers, 'X-Sanity-Project-ID': projectId } })
  }
}

function streamsThrough(openStream: StreamFetch, url: string): typeof globalThis.fetch {
  const { fetch } = globalThis
  return (input, init = {}) => {
    if (typeof input !== 'string' || !isStream(input, url)) return fetch(input, init)
    const { headers, signal } = init
    return openStream(input, { ...(headers && { headers }), ...(signal && { signal }) })
  }
}

function isStream(address: string, url: string): boolean {
  return address.startsWith(`${url}/`) && STREAM_PATH.test(new URL(address).pathname)
}
