import { isPublicId, isPublishedId, isUnpublishing, publishedIdOf } from '../ids.ts'
import type { DocumentIndex, LakeDocument, Perspective, QueryRequest } from '../types.ts'

export type View = {
  /** Equal for requests that see the same documents. */
  readonly key: string
  get(id: string): LakeDocument | null
  show(stored: LakeDocument): LakeDocument | null
  readonly groups: LakeDocument[]
}

export function createView(
  index: DocumentIndex,
  perspective: Perspective,
  { canReadDrafts, isHidden = false, groups: known = [] }: Pick<QueryRequest, 'canReadDrafts' | 'isHidden' | 'groups'>,
): View {
  const groups = canReadDrafts && !isHidden ? known : []
  const isReadable = (document: LakeDocument) => !isHidden && (canReadDrafts || isPublicId(document._id))
  const key = JSON.stringify([perspective, canReadDrafts, isHidden])
  if (typeof perspective === 'string' && perspective !== 'drafts') {
    const isSeen =
      perspective === 'raw'
        ? isReadable
        : (document: LakeDocument) => isReadable(document) && isPublishedId(document._id)
    const show = (stored: LakeDocument | undefined) => (stored && isSeen(stored) ? stored : null)
    return { key, show, get: id => show(index.get(id)), groups }
  }
  const layers = typeof perspective === 'string' ? [perspective] : perspective
  return { ...createLayeredView(index, layers, key, isReadable), groups }
}

/** Shows each published id once: the document of the first layer that has one, else the published document. */
function createLayeredView(
  index: DocumentIndex,
  layers: string[],
  key: string,
  isReadable: (document: LakeDocument) => boolean,
): Omit<View, 'groups'> {
  const end = layers.indexOf('published')
  const prefixes = (end < 0 ? layers : layers.slice(0, end)).map(layer =>
    layer === 'drafts' ? 'drafts.' : `versions.${layer}.`,
  )
  const findStored = (id: string) => {
    for (const prefix of prefixes) {
      const variant = index.get(prefix + id)
      if (variant && isReadable(variant)) return variant
    }
    const published = index.get(id)
    return published && isReadable(published) ? published : null
  }
  const get = (id: string) => {
    if (!isPublishedId(id)) return null
    const stored = findStored(id)
    return stored && !isUnpublishing(stored) ? overlay(stored) : null
  }
  return { key, get, show: stored => get(publishedIdOf(stored._id)) }
}

const overlays = new WeakMap<LakeDocument, LakeDocument>()

/** The stored document under its published id. Always the same object, so that rows can be compared by identity. */
function overlay(stored: LakeDocument): LakeDocument {
  const known = overlays.get(stored)
  if (known) return known
  const shown = { ...stored, _id: publishedIdOf(stored._id), _originalId: stored._id }
  overlays.set(stored, shown)
  return shown
}
