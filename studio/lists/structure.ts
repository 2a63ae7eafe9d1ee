import { AddIcon } from '@sanity/icons/Add'
import type { FunctionComponent } from 'react'
import { getDraftId, getPublishedId } from 'sanity'
import type { ComponentBuilder, MenuItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '@/lib/api-version'
import type { documentTypes } from '@/schemas/documents'
import { DraftsPane } from './drafts/drafts-pane'
import type { PaneProps } from './list-pane'
import { PostsPane } from './posts/posts-pane'
import { RedirectsPane } from './redirects/redirects-pane'
import { TestimonialsPane } from './testimonials/testimonials-pane'

type Pane = FunctionComponent<PaneProps>

const TYPE_QUERY = '*[_id in $ids][0]._type'
/** The least width, and the greatest beside an open form until somebody drags the border. In CSS pixels. */
const MIN_WIDTH = 320
const BESIDE_FORM = 400

/** Lists that this site draws itself. */
const PANES = { post: PostsPane, redirect: RedirectsPane, testimonial: TestimonialsPane } satisfies Partial<
  Record<keyof typeof documentTypes, Pane>
>

/** A pane with all documents of a type. Like Sanity's own lists it opens their forms, even for a link to a document. */
export function ownList(
  S: StructureBuilder,
  type: keyof typeof PANES,
  title: string,
  actions: MenuItemBuilder[] = [],
): ComponentBuilder {
  const create = S.menuItem()
    .title(`New ${type}`)
    .icon(AddIcon)
    .intent({ type: 'create', params: { type, template: type } })
  return paneOf(S, PANES[type], type, title)
    .menuItems([create, ...actions])
    .canHandleIntent((intent, params) => ['edit', 'create'].includes(intent) && params.type === type)
    .child(id => S.defaultDocument({ schemaType: type, documentId: id }))
}

export function draftsList(S: StructureBuilder, { getClient }: StructureResolverContext): ComponentBuilder {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return paneOf(S, DraftsPane, 'drafts', 'Drafts').child(async (id, { params }) => {
    const ids = [getDraftId(id), getPublishedId(id)]
    const type = params?.type ?? (await client.fetch<string | null>(TYPE_QUERY, { ids }))
    return S.defaultDocument({ schemaType: type ?? '', documentId: id })
  })
}

function paneOf(S: StructureBuilder, pane: Pane, id: string, title: string): ComponentBuilder {
  return S.component(pane).id(id).title(title).minWidth(MIN_WIDTH).currentMaxWidth(BESIDE_FORM)
}
