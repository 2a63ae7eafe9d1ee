import { SortIcon } from '@sanity/icons/Sort'
import type { DocumentListBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import type { sectionTypes } from '@/schemas/sections'

const API_VERSION = '2025-01-23'
const SECTION_KEY = '*[_id == "landingPage"][0].sections[_type == $section][0]._key'

/** Adds the action to a list of documents when its pane opens. */
export type WithOrder = (list: DocumentListBuilder) => Promise<DocumentListBuilder>

/**
 * The order on the site is not that of the list in the Studio; it is a field of a section of the landing page. The action “Order on
 * the page” opens that field. The list has the action only if the landing page has the section.
 */
export function orderOnPage(S: StructureBuilder, { getClient }: StructureResolverContext) {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' })
  return (section: keyof typeof sectionTypes, field: string): WithOrder =>
    async list => {
      const key = await client.fetch<string | null>(SECTION_KEY, { section })
      if (!key) return list
      const action = S.menuItem()
        .title('Order on the page')
        .icon(SortIcon)
        .showAsAction(true)
        .intent({
          type: 'edit',
          params: { id: 'landingPage', type: 'landingPage', path: `sections[_key=="${key}"].${field}` },
        })
      return list.menuItems([...(list.getMenuItems() ?? []), action])
    }
}
