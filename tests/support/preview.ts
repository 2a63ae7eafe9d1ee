import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { editor } from './content.ts'
import { stack } from './stack.ts'

/** A link to the preview of a page, as the Studio makes it. */
export async function createPreviewLink(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(editor(), 'sanity/presentation', `${stack.siteUrl}/studio`)
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return `/api/draft-mode/enable?${query}`
}
