import type { RootContent } from 'mdast'
import { authorPath, blogPath, postPath, readBlogAddress } from '@/lib/addresses/blog'
import { labelsOf } from '@/lib/forms/fields'
import { fieldsOfStep, REGISTRATION, STEPS } from '@/lib/forms/registration'
import { SHORT_TRIAL, TRIAL } from '@/lib/forms/trial-forms'
import { PAGE_LIST, type PagePath, PLAIN_PAGE } from '@/lib/pages'
import { formatCalendarDay } from '@/lib/time/dates'
import { fillIn } from '@/lib/words/format'
import { findOwnPage } from '../addresses'
import { getBlogPage } from '../documents/blog-page'
import { getLandingPage } from '../documents/landing-page'
import { getLegalPage } from '../documents/legal-page'
import { getPage } from '../documents/page'
import { getRegistrationPage } from '../documents/registration-page'
import { getSiteSettings } from '../documents/site-settings'
import { getSuccessPage } from '../documents/success-page'
import { getTrialPage } from '../documents/trial-page'
import { fillContacts } from '../posts/contacts'
import { getPost } from '../posts/post'
import { findAuthorList, findBlogList } from '../posts/posts'
import { mayExist } from '../routes/known-paths'
import { bullets, heading, lines, linkParagraph, paragraph, paragraphs } from './nodes'
import { getPostListNodes, postNodes } from './posts'
import { richTextNodes } from './rich-text'
import { getSectionNodes } from './sections'

/** What a page says, without its frame. `path` is that of the page for search engines. */
export type PageNodes = { path: string; nodes: RootContent[] }

/**
 * The page at a path of the site, given by its decoded parts. Like the pages themselves, an unknown path has the landing page; null if the
 * document of a post, a list or a page is gone. Pages that staff built are below `page`, as in proxy.ts. Throws if the request to Sanity fails.
 */
export async function getPageNodes(parts: string[]): Promise<PageNodes | null> {
  // Cached misses for made-up names would fill the memory.
  if (`/${parts[0]}` === PLAIN_PAGE) {
    const address = parts.slice(1).join('/')
    return (await findOwnPage(`/${address}`)) ? getOwnPage(address) : null
  }
  const path = `/${parts.map(encodeURIComponent).join('/')}`
  if (!(await mayExist(path))) return null
  const found = readBlogAddress(path)
  if (!found) return getSitePage(`/${parts.join('/')}`)
  if ('post' in found) return getPostPage(found.post)
  const { of, slug = '', page } = found
  return of === 'author' ? getAuthorPage(slug, `${page}`) : getBlogList(of && slug, `${page}`)
}

/** Pages of lib/pages.ts besides the blog. One that is missing here says what the site is, and where the page is. */
const SITE_PAGES: Partial<Record<string, () => Promise<RootContent[]>>> = {
  '/': async () => {
    const [{ sections }, { productName }] = await Promise.all([getLandingPage(), getSiteSettings()])
    const hasHeading = sections.some(({ _type }) => _type === 'hero')
    return getSectionNodes({ path: '/', title: productName, sections, hasHeading })
  },
  '/request-trial': async () => {
    const { title, lead, points, form } = await getTrialPage()
    const asked = Object.values(labelsOf(TRIAL, form.labels))
    return formPage({ title, lead, href: '/request-trial', asked }, bullets(points.map(({ text }) => lines(text))))
  },
  '/karima': async () => {
    const { shortTitle, shortLead, form } = await getTrialPage()
    const asked = Object.values(labelsOf(SHORT_TRIAL, form.labels))
    return formPage({ title: shortTitle, lead: shortLead, href: '/karima', asked })
  },
  '/register': async () => {
    const { title, lead, steps, labels } = await getRegistrationPage()
    const asked = labelsOf(REGISTRATION, labels)
    const parts = steps.flatMap((step, place) => [
      ...heading(2, step.title),
      ...paragraphs(step.text),
      ...bullets(fieldsOfStep(STEPS[place] ?? 1).map(field => lines(asked[field] ?? ''))),
    ])
    return formPage({ title, lead, href: '/register' }, parts)
  },
  '/success': async () => {
    const [{ title, text }, { email }] = await Promise.all([getSuccessPage(), getSiteSettings()])
    return [...heading(1, title), ...paragraphs(fillIn(text, { email }))]
  },
  '/terms': () => getLegal('terms'),
  '/privacy': () => getLegal('privacy'),
} satisfies Partial<Record<PagePath, unknown>>

async function getSitePage(address: string): Promise<PageNodes | null> {
  const { path } = PAGE_LIST.find(({ path, also }) => path === address || also.includes(address)) ?? { path: '/' }
  if (path === blogPath(1)) return getBlogList()
  return { path, nodes: await (SITE_PAGES[path]?.() ?? getUnknown(path)) }
}

async function getUnknown(path: string): Promise<RootContent[]> {
  const { productName, tagline } = await getSiteSettings()
  return [...heading(1, productName), ...paragraphs(tagline), ...linkParagraph({ href: path, label: path })]
}

type FormPage = { title: string; lead: string; href: PagePath; asked?: string[] }

/** A form is filled in on its page; here is what it asks. */
function formPage({ title, lead, href, asked = [] }: FormPage, more: RootContent[] = []): RootContent[] {
  const end = [...bullets(asked.map(lines)), ...linkParagraph({ href, label: title })]
  return [...heading(1, title), ...paragraphs(lead), ...more, ...end]
}

async function getOwnPage(address: string): Promise<PageNodes | null> {
  const page = await getPage(address)
  const path = `/${address}`
  return page && { path, nodes: await getSectionNodes({ path, ...page }) }
}

async function getLegal(id: Parameters<typeof getLegalPage>[0]): Promise<RootContent[]> {
  const [{ title, updatedAt, body }, settings] = await Promise.all([getLegalPage(id), getSiteSettings()])
  const changed = updatedAt && fillIn(settings.labels.lastChanged, { date: formatCalendarDay(updatedAt) })
  return [
    ...heading(1, title),
    ...paragraph(lines(changed ?? '')),
    ...richTextNodes(fillContacts(body, settings), `/${id}`),
  ]
}

async function getPostPage(slug: string): Promise<PageNodes | null> {
  const [post, words, settings] = await Promise.all([getPost(slug), getBlogPage(), getSiteSettings()])
  return post && { path: postPath(slug), nodes: postNodes(post, words, settings) }
}

async function getBlogList(slug?: string, number?: string): Promise<PageNodes | null> {
  const [found, { title, lead }] = await Promise.all([findBlogList({ category: slug, page: number }), getBlogPage()])
  if (!found) return null
  const { category } = found
  const words = category ? { title: category.title, lead: category.description } : { title, lead }
  const pathOf = (page: number) => blogPath(page, category?.slug)
  return { path: pathOf(found.page), nodes: await getPostListNodes({ ...found, ...words, pathOf }) }
}

async function getAuthorPage(slug: string, number?: string): Promise<PageNodes | null> {
  const found = await findAuthorList({ author: slug, page: number })
  if (!found) return null
  const { name, role, bio, slug: known } = found.author
  const pathOf = (page: number) => authorPath(known, page)
  return {
    path: pathOf(found.page),
    nodes: await getPostListNodes({ ...found, title: name, lead: bio ?? role, pathOf }),
  }
}
