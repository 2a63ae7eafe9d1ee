import { EditIcon } from '@sanity/icons/Edit'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { documentTypes } from '@/schemas/documents'

const API_VERSION = '2025-01-23'

/** The Studio lists drafts under their published ids; `_originalId` is the draft's own id. */
const HAS_DRAFT = '_id in path("drafts.**") || _originalId in path("drafts.**")'

/** A list of the unpublished changes of all types, newest first. */
export function drafts(S: StructureBuilder): ListItemBuilder {
  const list = S.documentList()
    .id('drafts')
    .title('Drafts')
    .apiVersion(API_VERSION)
    .filter(`_type in $types && (${HAS_DRAFT})`)
    .params({ types: Object.keys(documentTypes) })
    .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
    .initialValueTemplates([])
  return S.listItem().id('drafts').title('Drafts').icon(EditIcon).child(list)
}
