import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret by which Next recognizes draft mode and requests to render a page again. Throws if the build has none. */
export function readPreviewId(buildFolder: string): string {
  const id: unknown = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')).preview
    ?.previewModeId
  if (typeof id !== 'string') throw new Error(`The build in ${buildFolder} has no preview id`)
  return id
}
