import { type Fields, isFields } from './json.ts'
import type { LakeDocument } from './types.ts'

const MAX_ID_LENGTH = 128
const ID = /^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const VARIANT = /^(?:drafts|versions\.[^.]+)\./

/** Letters, digits, `-`, `_` and `.`: at most 128 characters, no leading `-`, no empty part between dots. */
export function isDocumentId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_ID_LENGTH &&
    ID.test(value) &&
    !value.startsWith('.') &&
    !value.endsWith('.') &&
    !value.includes('..')
  )
}

/** The id of the published document: `drafts.x` and `versions.r.x` both belong to `x`. */
export function publishedIdOf(id: string): string {
  return id.replace(VARIANT, '')
}

export function draftIdOf(id: string): string {
  return `drafts.${publishedIdOf(id)}`
}

export function isPublishedId(id: string): boolean {
  return !id.startsWith('drafts.') && !id.startsWith('versions.')
}

/** Anonymous visitors see only ids without a dot: neither drafts nor private documents. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

export function slugOf({ slug }: LakeDocument): string | null {
  return isFields(slug) && typeof slug.current === 'string' ? slug.current : null
}

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
