import { type Fields, isFields } from './json.ts'

const RELEASE_PREFIX = '_.releases.'
const VERSION = /^versions\.([^.]+)\./

export const RELEASE_TYPE = 'system.release'

export function releaseIdOf(name: string): string {
  return RELEASE_PREFIX + name
}

export function isReleaseId(id: string): boolean {
  return id.startsWith(RELEASE_PREFIX)
}

/** The name of the release to which a version belongs; null for published documents and drafts. */
export function releaseOfVersion(id: string): string | null {
  return VERSION.exec(id)?.[1] ?? null
}

/** With this prefix begin the ids of the versions in a release. */
export function versionPrefix(name: string): string {
  return `versions.${name}.`
}

/** Whether a version stands for "unpublish with the release". */
export function isUnpublishing({ _system: system }: Fields): boolean {
  return isFields(system) && system.delete === true
}
