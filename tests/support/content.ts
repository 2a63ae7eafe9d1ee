import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { openTokens, type Tokens } from '../../local/lake/tokens.ts'
import { stack } from './stack.ts'

/** What anybody may read: published content of the stack's own lake. */
export const visitor = createClient({
  projectId: 'local0001',
  dataset: 'production',
  apiHost: stack.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
  apiVersion: '2025-01-23',
  perspective: 'published',
})

/** What staff may do. The tokens exist only once the stack runs, so they are read when needed. */
export function editor() {
  return visitor.withConfig({ token: readTokens().editor })
}

export function readTokens(): Tokens {
  return openTokens(join(stack.dataFolder, 'lake'))
}
