import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ComposeIcon } from '@sanity/icons/Compose'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EditIcon } from '@sanity/icons/Edit'
import { SortIcon } from '@sanity/icons/Sort'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import { UploadIcon } from '@sanity/icons/Upload'
import { UserIcon } from '@sanity/icons/User'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { DocumentDefinition } from 'sanity'
import type {
  ChildResolver,
  ListItemBuilder,
  MenuItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { API_VERSION } from '@/lib/environment/public-settings'
import { pagesOfDocument } from '@/lib/pages'
import type { SECTIONS } from '@/lib/sections'
import { documentTypes } from '@/schemas/documents'
import { SINGLETONS } from '@/schemas/singletons'
import { FEATURE_OF_SIDE } from './documents'
import { SiteCheckPane } from './readiness/site-check-pane'
import { ImportPage } from './redirects/import/import-page'

/** The Studio's menu, arranged by what staff come to do rather than by document type. */
export const structure: StructureResolver = (S, context) => {
  const orderOf = orderOnPage(S, context)
  return S.list()
    .id('content')
    .title('Content')
    .items([
      drafts(S),
      siteCheck(S),
      S.divider(),
      singleton(S, 'landingPage'),
      documents(S, 'testimonial', 'Testimonials', orderOf('testimonials', 'items')),
      group(S, 'features-by-side', 'Features', StarIcon, [
        featuresOf(S, 'donor', 'For donors', orderOf('features', 'donors')),
        featuresOf(S, 'masjid', 'For the masjid', orderOf('features', 'management')),
      ]),
      group(S, 'problems-and-solutions', 'Problems & solutions', WarningOutlineIcon, [
        documents(S, 'problem', 'Problems', orderOf('how', 'problems')),
        documents(S, 'solution', 'Solutions', orderOf('how', 'solutions')),
      ]),
      group(S, 'blog', 'Blog', ComposeIcon, [
        documents(S, 'post', 'Posts'),
        postsBy(S, 'category', 'Posts of a category', TagIcon),
        postsBy(S, 'author', 'Posts of an author', UserIcon),
        singleton(S, 'blogPage', 'Words of the blog'),
        documents(S, 'author', 'Authors'),
        documents(S, 'category', 'Categories'),
      ]),
      S.divider(),
      singleton(S, 'feeCopy', 'Fees'),
      singleton(S, 'milestone', 'Milestone'),
      redirects(S),
      group(S, 'pages', 'Pages', DocumentsIcon, [
        documents(S, 'page', 'Pages you build'),
        S.divider(),
        singleton(S, 'trialPage'),
        singleton(S, 'registrationPage'),
        singleton(S, 'successPage'),
        singleton(S, 'terms'),
        singleton(S, 'privacy'),
      ]),
      S.divider(),
      singleton(S, 'siteSettings', 'Settings'),
    ])
}

/** The Studio lists drafts under the ids of their documents, and `_originalId` is the draft's own; changes are told with its own. */
const IS_DRAFT = '_id in path("drafts.**") || _originalId in path("drafts.**")'

/** The unpublished changes of all types, newest first. */
function drafts(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('drafts')
    .title('Drafts')
    .icon(EditIcon)
    .child(
      S.documentList()
        .id('drafts')
        .title('Drafts')
        .apiVersion(API_VERSION)
        .filter(`_type in $types && (${IS_DRAFT})`)
        .params({ types: Object.keys(documentTypes) })
        .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
        .initialValueTemplates([]),
    )
}

/** A document with a page of its own is titled like that page. */
function singleton(S: StructureBuilder, id: keyof typeof SINGLETONS, title = pagesOfDocument(id)[0]?.title ?? id) {
  const schemaType = SINGLETONS[id]
  return S.listItem()
    .id(id)
    .schemaType(schemaType)
    .title(title)
    .child(S.document().id(id).schemaType(schemaType).documentId(id).title(title))
}

type DocumentType = keyof typeof documentTypes

function documents(S: StructureBuilder, type: DocumentType, title: string, actions?: ListActions) {
  const list = listOf(S, type, title)
  return S.documentTypeListItem(type)
    .title(title)
    .child(actions ? async () => withActions(list, await actions()) : list)
}

/** The page that imports many opens beside the list in place of a form: a menu knows no other links. */
function redirects(S: StructureBuilder): ListItemBuilder {
  const list = listOf(S, 'redirect', 'Redirects', documentId =>
    documentId === 'import'
      ? S.component(ImportPage).id('import').title('Import redirects')
      : S.defaultDocument({ schemaType: 'redirect', documentId }),
  )
  const actions = [actionTo(S, 'Import', UploadIcon, { id: 'import', type: 'redirect' })]
  return S.documentTypeListItem('redirect').title('Redirects').child(withActions(list, actions))
}

function listOf(S: StructureBuilder, type: DocumentType, title: string, child?: ChildResolver) {
  const { orderings }: DocumentDefinition = documentTypes[type]
  // Staff choose the other orderings in the list's menu.
  const first = orderings?.[0]?.by ?? []
  return S.documentTypeList({ schemaType: type, child }).title(title).defaultOrdering(first)
}

function withActions(list: ReturnType<typeof listOf>, actions: MenuItemBuilder[]) {
  return list.menuItems([...(list.getMenuItems() ?? []), ...actions])
}

function actionTo(S: StructureBuilder, title: string, icon: ComponentType, params: Record<string, string>) {
  return S.menuItem().title(title).icon(icon).showAsAction(true).intent({ type: 'edit', params })
}

/** The posts that refer to the category or the author chosen in the list before. */
function postsBy(S: StructureBuilder, field: 'category' | 'author', title: string, icon: ComponentType) {
  const id = `posts-by-${field}`
  // Not documentTypeList, which would open the form of a category or an author, too.
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(field)
    .apiVersion(API_VERSION)
    .filter(`_type == "${field}"`)
    .menuItems([])
    .initialValueTemplates([])
    .child(chosen =>
      listOf(S, 'post', 'Posts')
        .apiVersion(API_VERSION)
        .filter(`_type == "post" && ${field}._ref == $id`)
        .params({ id: chosen }),
    )
  return S.listItem().id(id).title(title).icon(icon).child(list)
}

function featuresOf(S: StructureBuilder, side: string, title: string, actions: ListActions): ListItemBuilder {
  const list = listOf(S, 'feature', title)
    .id(side)
    .apiVersion(API_VERSION)
    .filter('_type == "feature" && side == $side')
    .params({ side })
  const child = async () =>
    // Last, because every other change of the list brings back the template of the type.
    withActions(list, await actions()).initialValueTemplates([S.initialValueTemplateItem(FEATURE_OF_SIDE, { side })])
  return S.listItem().id(side).title(title).icon(StarIcon).child(child)
}

function group(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  items: (ListItemBuilder | ReturnType<StructureBuilder['divider']>)[],
): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
}

const SECTION_KEY = '*[_id == "landingPage"][0].sections[_type == $section][0]._key'

/** Actions for the head of a list, found when its pane opens. */
type ListActions = () => Promise<MenuItemBuilder[]>

/** The order on the site is a field of a section of the landing page, not that of this list. Only a landing page with the section has the action. */
function orderOnPage(S: StructureBuilder, { getClient }: StructureResolverContext) {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' })
  return (section: keyof typeof SECTIONS, field: string): ListActions =>
    async () => {
      const key = await client.fetch<string | null>(SECTION_KEY, { section })
      if (!key) return []
      const path = `sections[_key=="${key}"].${field}`
      return [actionTo(S, 'Order on the page', SortIcon, { id: 'landingPage', type: 'landingPage', path })]
    }
}

/** The entry of the list Content that checks all that is published. Documents with findings open beside it. */
function siteCheck(S: StructureBuilder): ListItemBuilder {
  const pane = S.component(SiteCheckPane)
    .id('site-check')
    .title('Check the site')
    .child((id, { params }) => {
      const type = typeof params === 'object' && params !== null && 'type' in params ? String(params.type) : ''
      return type in documentTypes ? S.document().id(id).documentId(id).schemaType(type) : undefined
    })
  return S.listItem().id('site-check').title('Check the site').icon(CheckmarkCircleIcon).child(pane)
}
