import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, type PresentationPluginOptions } from 'sanity/presentation'
import { PAGE_LIST, ROUTES } from '@/lib/pages'
import { PreviewHeader } from './preview/header'

/** Pages that staff build come last, because their pattern also matches all other addresses. */
const OWN_PAGES = [['a'], ['a', 'b'], ['a', 'b', 'c']].map(parts => ({
  route: parts.map(part => `/:${part}`).join(''),
  filter: `_type == "page" && slug.current == ${parts.map(part => `$${part}`).join(' + "/" + ')}`,
}))

/** Options of the Presentation tool, which shows the real site with drafts; a click on a text opens its field. */
export const preview: PresentationPluginOptions = {
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: { previewMode: { enable: '/api/draft-mode/enable', shareAccess: false } },
  components: { unstable_header: { component: PreviewHeader } },
  resolve: {
    mainDocuments: defineDocuments([...ROUTES.map(mainDocument), ...PAGE_LIST.map(mainDocument), ...OWN_PAGES]),
  },
}

type Route = { path: string; also?: readonly string[]; document?: string; type?: string }

/** The document that opens next to a page: the singleton with most of its texts, or the one whose slug its path contains. */
function mainDocument({ path, also = [], document, type }: Route): { route: string[]; filter: string } {
  const [, slug] = /\[(\w+)\]/.exec(path) ?? []
  return {
    route: [path, ...also].map(each => each.replace(/\[(\w+)\]/g, ':$1')),
    filter: document ? `_id == "${document}"` : `_type == "${type}" && slug.current == $${slug}`,
  }
}
