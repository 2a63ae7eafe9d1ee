import { createClient, type SanityClient } from '@sanity/client'
import { type LocalServices, removeData, startLocalServices } from '../support/local-services.ts'

/** The service under test with the official client: the local lake, or a hosted project if one is configured. */
export type Target = {
  editor: SanityClient
  viewer: SanityClient
  anonymous: SanityClient
  close: () => Promise<void>
}

const API_VERSION = '2025-02-19'

/**
 * With CONFORMANCE_PROJECT_ID, CONFORMANCE_DATASET, CONFORMANCE_EDITOR_TOKEN and CONFORMANCE_VIEWER_TOKEN set, the same suite runs against
 * that hosted project. Use an empty dataset: the suite writes and deletes its own documents.
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

/** A prefix that separates the documents of one run from those of others. */
export const runId = `conformance-${Date.now().toString(36)}`
