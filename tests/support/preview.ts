import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { editor } from './content.ts'
import { stack } from './stack.ts'

/** A preview link for a path, with a secret as the Studio creates it. */
export async function createPreviewLink(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(editor(), 'sanity/presentation', `${stack.siteUrl}/studio`)
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return `/api/draft-mode/enable?${query}`
}
