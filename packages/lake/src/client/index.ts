import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { createStreamTransport } from './streams.ts'

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
    STREAM_PATH.test(new URL(address).pathname) ? openStream(address, init) : fetch(address, init)
  // One function for all clients: the client library shares live events only between clients with the same transport.
  const resolveFetch: ResolveFetch = () => lakeFetch
  return config => createClient({ ...config, apiHost: url, useProjectHostname: false, resolveFetch })
}
