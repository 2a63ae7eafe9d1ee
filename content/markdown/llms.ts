import type { RootContent } from 'mdast'
import { blogPath, FEED_PATH, postPath } from '@/lib/addresses/blog'
import { markdownPath } from '@/lib/addresses/markdown-pages'
import type { PagePath } from '@/lib/pages'
import { getBlogPage } from '../documents/blog-page'
import { getLegalPage } from '../documents/legal-page'
import { getPageTitles } from '../documents/page'
import { getRegistrationPage } from '../documents/registration-page'
import { getSiteSettings } from '../documents/site-settings'
import { getTrialPage } from '../documents/trial-page'
import { getPostCards } from '../posts/posts'
import { getSiteMap } from '../routes/site-map'
import { bullets, heading, joined, lines, link, quotation } from './nodes'

/** The newest; all others are in the lists of the blog. */
const POSTS = 100

type Entry = { path: string; title: string; text: string }

/** The index for language models (llmstxt.org): pages and newest posts that search engines may list. Throws if the request to Sanity fails. */
export async function getLlmsNodes(): Promise<RootContent[]> {
  const [entries, settings, { posts }, blog, own, pages] = await Promise.all([
    getSiteMap(),
    getSiteSettings(),
    getPostCards({ from: 0, to: POSTS }),
    getBlogPage(),
    getPageTitles(),
    getSitePages(),
  ])
  const listed = new Set(entries.map(({ path }) => path))
  const toList = (all: Entry[]) => bullets(all.filter(({ path }) => listed.has(path)).map(toItem))
  return [
    ...heading(1, settings.productName),
    ...quotation(settings.tagline),
    ...heading(2, 'Pages'),
    ...toList([{ path: '/', title: settings.productName, text: settings.seo.description }, ...pages, ...own]),
    ...heading(2, blog.title),
    ...toList([
      { path: blogPath(1), title: blog.title, text: blog.lead },
      ...posts.map(({ slug, title, excerpt }) => ({ path: postPath(slug), title, text: excerpt })),
    ]),
    // The name of this part is the format's.
    ...heading(2, 'Optional'),
    ...bullets([link('/sitemap.xml', 'sitemap.xml'), link(FEED_PATH, 'RSS')]),
  ]
}

/** Not the page that thanks for a registration. */
async function getSitePages(): Promise<(Entry & { path: PagePath })[]> {
  const [trial, register, terms, privacy] = await Promise.all([
    getTrialPage(),
    getRegistrationPage(),
    getLegalPage('terms'),
    getLegalPage('privacy'),
  ])
  return [
    { path: '/request-trial', title: trial.title, text: trial.lead },
    { path: '/karima', title: trial.shortTitle, text: trial.shortLead },
    { path: '/register', title: register.title, text: register.lead },
    { path: '/terms', title: terms.title, text: terms.seo.description },
    { path: '/privacy', title: privacy.title, text: privacy.seo.description },
  ]
}

function toItem({ path, title, text }: Entry) {
  return joined([link(markdownPath(path), title), lines(text)], ': ')
}
