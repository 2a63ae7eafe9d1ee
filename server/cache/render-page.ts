import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { log } from '../../lib/process/log.ts'
import { measure } from '../../lib/process/measurements.ts'
import { decodeOrNull } from '../../lib/words/decode.ts'
import { pathIn } from './built-pages.ts'

const RENDER_TIMEOUT_MS = 60_000
/** Nobody waits for any page for this long after one that failed or took longer. */
export const PAUSE_MS = 5_000

/** With the preview id of the build, Next renders the page and responds once it is stored. */
export const RENDER_HEADER = 'x-prerender-revalidate'

const PRERENDER_MANIFEST = z.object({ preview: z.object({ previewModeId: z.string() }) })

export function readPreviewId(buildFolder: string): string {
  const text = readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')
  return PRERENDER_MANIFEST.parse(JSON.parse(text)).preview.previewModeId
}

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

/** Requests for a page share one rendering, which goes on after all have stopped waiting. */
export function createRenewals(render: (path: string) => Promise<boolean>) {
  const running = new Map<string, Promise<boolean>>()
  let nobodyWaitsUntil = Number.NEGATIVE_INFINITY

  return async (path: string, patience: number): Promise<boolean> => {
    const renewal = running.get(path) ?? start(path)
    if (Date.now() < nobodyWaitsUntil) return false
    const isRendered = await Promise.race([renewal, delay(patience, false, { ref: false })])
    if (!isRendered) nobodyWaitsUntil = Date.now() + PAUSE_MS
    return isRendered
  }

  function start(path: string): Promise<boolean> {
    const renewal = render(path).finally(() => running.delete(path))
    running.set(path, renewal)
    return renewal
  }
}

/** Null for entries that are not pages with one address. */
export function addressOf(key: string): string | null {
  const path = pathIn(key)
  if (path === key || path.startsWith('/_') || path.includes('[')) return null
  if (path === '/index') return '/'
  const parts = path.split('/').map(decodeOrNull)
  return parts.every(part => part !== null) ? parts.map(encodeURIComponent).join('/') : null
}
