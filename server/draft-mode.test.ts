import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEdgePreviewProps } from 'next/dist/server/web/get-edge-preview-props'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { tellProxyOfDraftMode } from './arrival.ts'
import { readPreviewId } from './cache/render-page.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draft-mode-'))
  vi.stubEnv('__NEXT_PREVIEW_MODE_ID', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('gives Next’s proxy the preview id of the build', () => {
  expect(getEdgePreviewProps().previewModeId).toBe('')
  write({ preview: { previewModeId: 'the id' } })
  tellProxyOfDraftMode(folder)
  expect(getEdgePreviewProps().previewModeId).toBe('the id')
})

test.each([{}, { preview: {} }])('says so when the build has no such id, and goes on: %j', manifest => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  write(manifest)
  tellProxyOfDraftMode(folder)
  expect(warn).toHaveBeenCalledExactlyOnceWith('preview.incomplete', expect.anything(), expect.any(Error))
  expect(() => readPreviewId(folder)).toThrow('preview')
})

function write(manifest: object): void {
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify(manifest))
}
