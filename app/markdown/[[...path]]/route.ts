import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { getPageNodes } from '@/content/markdown/pages'
import { writeMarkdown } from '@/content/markdown/write'
import { MARKDOWN_TYPE } from '@/lib/addresses/markdown-pages'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import { log } from '@/lib/process/log'
import { RETRY_LATER } from '@/lib/process/page-status'

type Context = { params: Promise<{ path?: string[] }> }

/**
 * A published page as Markdown; proxy.ts rewrites to it. Never in the cache of pages: its parts are cached by their tags. Search engines keep
 * to the page itself. 404 for a page that is gone or in draft mode, 503 while the content service does not respond.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  await connection()
  const { path = [] } = await params
  const { isEnabled } = await draftMode()
  if (isEnabled) return refuse(404)
  try {
    const page = await getPageNodes(path)
    return page ? send(writeMarkdown(page.nodes), page.path) : refuse(404)
  } catch (error) {
    log.error('markdown.failed', { path: `/${path.join('/')}` }, error)
    return refuse(503, RETRY_LATER)
  }
}

function send(text: string, page: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${MARKDOWN_TYPE}; charset=utf-8`,
      // Some shared caches do not heed Vary, and would show it in the place of the page.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      link: `<${absoluteUrl(page)}>; rel="canonical"`,
    },
  })
}

function refuse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
}
