import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const PRERENDER_MANIFEST = z.object({ preview: z.object({ previewModeId: z.string() }) })

/** The secret by which Next recognizes draft mode and requests to render a page again. Throws if the build has none. */
export function readPreviewId(buildFolder: string): string {
  const text = readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')
  return PRERENDER_MANIFEST.parse(JSON.parse(text)).preview.previewModeId
}
