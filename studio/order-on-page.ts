import { SortIcon } from '@sanity/icons/Sort'
import type { MenuItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import type { SECTIONS } from '@/lib/sections'

const API_VERSION = '2025-01-23'
const SECTION_KEY = '*[_id == "landingPage"][0].sections[_type == $section][0]._key'

/** Actions for the head of a list, found when its pane opens. */
export type ListActions = () => Promise<MenuItemBuilder[]>

/** The order on the site is a field of a section of the landing page, not that of this list. Only a landing page with the section has the action. */
export function orderOnPage(S: StructureBuilder, { getClient }: StructureResolverContext) {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' })
  return (section: keyof typeof SECTIONS, field: string): ListActions =>
    async () => {
      const key = await client.fetch<string | null>(SECTION_KEY, { section })
      if (!key) return []
      const action = S.menuItem()
        .title('Order on the page')
        .icon(SortIcon)
        .showAsAction(true)
        .intent({
          type: 'edit',
          params: { id: 'landingPage', type: 'landingPage', path: `sections[_key=="${key}"].${field}` },
        })
      return [action]
    }
}
