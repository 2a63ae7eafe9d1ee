import type { ListBuilder, StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '@/lib/environment/api-version'

/** The list's address in Content: /structure/sample. */
export const SAMPLE_LIST = 'sample'

/** Adds a list of all invented content, which Home links to. It is not in the menu, because it is soon empty. */
export function withSampleList(S: StructureBuilder, content: ListBuilder): ListBuilder {
  const items = content.getItems() ?? []
  return content.child((id, options) => {
    if (id === SAMPLE_LIST) return sampleList(S)
    const item = items.find(each => 'getId' in each && each.getId() === id)
    const child = item && 'getChild' in item ? item.getChild() : undefined
    return typeof child === 'function' ? child(id, options) : child
  })
}

function sampleList(S: StructureBuilder) {
  return S.documentList()
    .id(SAMPLE_LIST)
    .title('Still sample content')
    .apiVersion(API_VERSION)
    .filter('sample == true || (_id == "landingPage" && count(sections[sample == true]) > 0)')
    .defaultOrdering([{ field: '_type', direction: 'asc' }])
    .initialValueTemplates([])
}
