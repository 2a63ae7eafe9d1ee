import { getBlogPage } from '@/content/documents/blog-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { getPostCards } from '@/content/posts/posts'
import type { PostCard } from '@/content/types'
import { blogPath, FEED_PATH, postPath } from '@/lib/addresses/blog'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import type { TimeZone } from '@/lib/time/time-zones'
import { element, escapeXml } from '@/lib/words/xml'
import { feedDate } from './feed-date'

const POSTS = 20
const CONTENT_TYPE = 'application/rss+xml; charset=utf-8'

export async function GET(): Promise<Response> {
  const [{ posts }, words, { productName, timeZone }] = await Promise.all([
    getPostCards({ from: 0, to: POSTS }),
    getBlogPage(),
    getSiteSettings(),
  ])
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', `${productName}: ${words.title}`)}
${element('link', absoluteUrl(blogPath(1)))}
${element('description', words.lead)}
<language>en-us</language>
<atom:link href="${escapeXml(absoluteUrl(FEED_PATH))}" rel="self" type="application/rss+xml"/>
${posts.map(post => toItem(post, timeZone)).join('\n')}
</channel>
</rss>
`
  return new Response(feed, { headers: { 'content-type': CONTENT_TYPE } })
}

function toItem({ slug, title, publishedAt, excerpt, category, author }: PostCard, timeZone: TimeZone): string {
  const address = absoluteUrl(postPath(slug))
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', feedDate(publishedAt, timeZone)),
    element('description', excerpt),
    category && element('category', category.title),
    author && element('dc:creator', author.name),
    '</item>',
  ]
    .filter(Boolean)
    .join('')
}
