import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { openTokens, type Tokens } from 'offline-content-lake/tokens'
import { stack } from './stack.ts'

/** Client of the stack's own lake with a visitor's rights: published content only. */
export const visitor = createClient({
  projectId: 'local0001',
  dataset: 'production',
  apiHost: stack.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
  apiVersion: '2025-01-23',
  perspective: 'published',
})

/** Client with the rights of staff. The tokens exist only once the stack runs, so every call reads them. */
export function editor() {
  return visitor.withConfig({ token: readTokens().editor })
}

/** With the rights of staff, on releases, and on drafts and versions as they are stored. */
export function releasesEditor() {
  return editor().withConfig({ apiVersion: '2025-02-19', perspective: 'raw' })
}

export function readTokens({ dataFolder } = stack): Tokens {
  return openTokens(join(dataFolder, 'lake/local0001'))
}
