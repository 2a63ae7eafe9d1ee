import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '../lib/process/log.ts'

const PRERENDER_MANIFEST = z.object({ preview: z.object({ previewModeId: z.string() }) })

export function readPreviewId(buildFolder: string): string {
  const text = readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')
  return PRERENDER_MANIFEST.parse(JSON.parse(text)).preview.previewModeId
}

/** Without this variable draftMode() does not work in proxy.ts: Next sets it only for proxies outside this process. */
export function tellProxyOfDraftMode(buildFolder: string): void {
  try {
    process.env.__NEXT_PREVIEW_MODE_ID ||= readPreviewId(buildFolder)
  } catch (error) {
    log.warn('preview.incomplete', { message: 'Posts that were never published are missing in the preview' }, error)
  }
}
