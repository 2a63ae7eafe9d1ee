import { readPreviewId } from './preview-id.ts'

/** Without this variable draftMode() does not work in proxy.ts: Next sets it only for proxies outside this process. */
export function tellProxyOfDraftMode(buildFolder: string): void {
  process.env.__NEXT_PREVIEW_MODE_ID = readPreviewId(buildFolder)
}
