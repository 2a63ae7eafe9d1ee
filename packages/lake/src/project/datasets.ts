import { isFields } from '../json.ts'

const ACL_MODES = ['public', 'private'] as const

export type AclMode = (typeof ACL_MODES)[number]

/** An add-on holds the comments or tasks of another dataset. */
export type DatasetSettings = {
  aclMode: AclMode
  description: string | null
  createdByUserId: string
  createdAt: string
  datasetProfile: string
  addonFor: string | null
}

const USUAL: DatasetSettings = {
  aclMode: 'public',
  description: null,
  createdByUserId: 'local-editor',
  createdAt: '2024-01-01T00:00:00Z',
  datasetProfile: 'content',
  addonFor: null,
}

export function isAclMode(value: unknown): value is AclMode {
  return ACL_MODES.some(mode => mode === value)
}

/** The settings of a dataset that has none, because a command or an earlier version made it. */
export function usualSettings(): DatasetSettings {
  return { ...USUAL }
}

export function decodeDataset(value: unknown): DatasetSettings {
  if (!isFields(value)) return usualSettings()
  const read = <T>(name: string, fallback: T) => (typeof value[name] === 'string' ? value[name] : fallback)
  return {
    aclMode: isAclMode(value.aclMode) ? value.aclMode : USUAL.aclMode,
    description: read('description', null),
    createdByUserId: read('createdByUserId', USUAL.createdByUserId),
    createdAt: read('createdAt', USUAL.createdAt),
    datasetProfile: read('datasetProfile', USUAL.datasetProfile),
    addonFor: read('addonFor', null),
  }
}
