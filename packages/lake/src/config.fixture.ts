import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { LakeConfig } from './types.ts'

export function createTestConfig(settings: Partial<LakeConfig> = {}): LakeConfig {
  return {
    projectId: 'local0001',
    dataset: 'production',
    publicUrl: 'http://localhost:3333',
    folder: settings.folder ?? mkdtempSync(join(tmpdir(), 'lake-')),
    ...settings,
  }
}

/** The configuration of a lake in an empty folder for each test of the file that calls it. */
export function prepareConfig(): () => LakeConfig {
  const folder = prepareFolder()
  return () => createTestConfig({ folder: folder() })
}

/** An empty folder for each test of the file that calls it. */
export function prepareFolder(): () => string {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lake-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return () => folder
}
