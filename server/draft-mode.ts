import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Without this variable draftMode() does not work in proxy.ts: Next sets it only for proxies outside this process. */
export function tellProxyOfDraftMode(buildFolder: string): void {
  const id: unknown = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')).preview
    ?.previewModeId
  if (typeof id !== 'string') throw new Error('The build does not say how Next recognizes draft mode')
  process.env.__NEXT_PREVIEW_MODE_ID = id
}
