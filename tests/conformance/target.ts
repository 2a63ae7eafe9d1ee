import { createClient, type SanityClient } from '@sanity/client'
import { type LocalServices, removeData, startLocalServices } from '../support/local-services.ts'

/** The service that the official client is tried against: the local lake, or a hosted project when one is named. */
export type Target = {
  editor: SanityClient
  viewer: SanityClient
  anonymous: SanityClient
  close: () => Promise<void>
}

const API_VERSION = '2025-02-19'

/**
 * With CONFORMANCE_PROJECT_ID, CONFORMANCE_DATASET, CONFORMANCE_EDITOR_TOKEN and CONFORMANCE_VIEWER_TOKEN set, the
 * same suite runs against that hosted project (use an empty dataset: it writes and deletes documents of its own).
 */
export async function openTarget(): Promise<Target> {
  const { CONFORMANCE_PROJECT_ID: projectId, CONFORMANCE_DATASET: dataset } = process.env
  if (projectId && dataset) {
    const connect = (token?: string) =>
      createClient({ projectId, dataset, token, apiVersion: API_VERSION, useCdn: false })
    return {
      editor: connect(process.env.CONFORMANCE_EDITOR_TOKEN),
      viewer: connect(process.env.CONFORMANCE_VIEWER_TOKEN),
      anonymous: connect(),
      close: async () => {},
    }
  }
  const services = await startLocalServices()
  const { tokens } = services
  return {
    editor: connectToLake(services, tokens.editor),
    viewer: connectToLake(services, tokens.viewer),
    anonymous: connectToLake(services),
    close: async () => {
      await services.end()
      removeData(services)
    },
  }
}

export function connectToLake({ url }: LocalServices, token?: string, apiVersion = API_VERSION): SanityClient {
  return createClient({
    projectId: 'local0001',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion,
    token,
    ignoreBrowserTokenWarning: true,
  })
}

/** A prefix that keeps the documents of one run apart from those of another. */
export const runId = `conformance-${Date.now().toString(36)}`
