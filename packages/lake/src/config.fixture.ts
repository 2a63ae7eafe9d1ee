import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LakeConfig } from './types.ts'

export function createTestConfig(settings: Partial<LakeConfig> = {}): LakeConfig {
  return {
    projectId: 'local0001',
    dataset: 'production',
    publicUrl: 'http://localhost:3333',
    folder: mkdtempSync(join(tmpdir(), 'lake-')),
    ...settings,
  }
}
