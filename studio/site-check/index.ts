import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { documentTypes } from '@/schemas/documents'
import { SiteCheckPane } from './site-check-pane'
import { TITLE } from './words'

/** The entry of the list Content that checks all that is published. Documents with findings open beside it. */
export function siteCheck(S: StructureBuilder): ListItemBuilder {
  const pane = S.component(SiteCheckPane)
    .id('site-check')
    .title(TITLE)
    .child((id, { params }) => {
      const type = typeof params === 'object' && params !== null && 'type' in params ? String(params.type) : ''
      return type in documentTypes ? S.document().id(id).documentId(id).schemaType(type) : undefined
    })
  return S.listItem().id('site-check').title(TITLE).icon(CheckmarkCircleIcon).child(pane)
}
