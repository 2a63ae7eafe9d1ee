import { log } from '../../lib/process/log.ts'
import { measure } from '../../lib/process/measurements.ts'
import { decodeOrNull } from '../../lib/words/decode.ts'
import { readPreviewId } from '../preview-id.ts'
import { pathIn } from './built-pages.ts'

const RENDER_TIMEOUT_MS = 60_000

/** With the preview id of the build, Next renders the page and responds once it is stored. */
export const RENDER_HEADER = 'x-prerender-revalidate'

export async function renderPage(path: string, buildFolder: string): Promise<boolean> {
  const message = 'The page could not be rendered: the old one stays'
  const began = performance.now()
  let isRendered = false
  try {
    const { status } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}${path}`, {
      method: 'HEAD',
      headers: { [RENDER_HEADER]: readPreviewId(buildFolder) },
      redirect: 'manual',
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    })
    isRendered = status < 500
    if (!isRendered) log.warn('page.stale', { message, path, status })
  } catch (error) {
    log.warn('page.stale', { message, path }, error)
  }
  const seconds = (performance.now() - began) / 1_000
  measure({ of: 'render', seconds, outcome: isRendered ? 'rendered' : 'failed' })
  return isRendered
}

/** Null for entries that are not pages with one address. */
export function addressOf(key: string): string | null {
  const path = pathIn(key)
  if (path === key || path.startsWith('/_') || path.includes('[')) return null
  if (path === '/index') return '/'
  const parts = path.split('/').map(decodeOrNull)
  return parts.every(part => part !== null) ? parts.map(encodeURIComponent).join('/') : null
}
