import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { openTokens, type Tokens } from '../../local/lake/tokens.ts'
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

export function readTokens({ dataFolder } = stack): Tokens {
  return openTokens(join(dataFolder, 'lake'))
}

/** Makes the site look for published changes now; by itself it does so every 25 s. Returns the tags that it revalidated. */
export async function catchUp(siteUrl = stack.siteUrl, secret = readTokens().webhookSecret): Promise<string[]> {
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await fetch(`${siteUrl}/api/revalidate/catch-up`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(`The catch-up failed with status ${answer.status}`)
  return (await answer.json()).revalidated
}
