import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

type CreateClient = (config: ClientConfig) => SanityClient
type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** Sanity's own tag of the requests that ask whether a document exists. */
const LOOKUP = 'tag=sanity.studio.preview.documents-availability'
const RETRY_MS = 2_000

/**
 * The clients of a Studio whose lookups of references wait while the content service is away. Where one of them fails, Sanity's validation
 * ends with an error that takes the whole form away, and what was typed there (validateDocumentWithReferences of 6.16).
 */
export function withPatientLookups(create: CreateClient = createClient): CreateClient {
  let patientFetch: Fetch | undefined
  // One function for all clients, because live events are shared only between clients with the same transport.
  const resolveFetch = () => patientFetch ?? fetch
  return config => {
    const client = create(config)
    patientFetch ??= waitForLookups(client.config().resolveFetch?.() ?? fetch)
    return client.withConfig({ resolveFetch })
  }
}

function waitForLookups(send: Fetch): Fetch {
  return async (address, init) => {
    if (!address.includes(LOOKUP)) return send(address, init)
    for (;;) {
      const response = await send(address, init).catch(() => null)
      if (response && response.status < 500) return response
      init?.signal?.throwIfAborted()
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
  }
}
