import type { BlogPosting, Thing } from 'schema-dts'
import { blogTrail } from '@/app/(site)/structured-data'
import { pictureUrl } from '@/content/image'
import type { BlogPage, Post, SiteSettings } from '@/content/types'
import { authorPath, blogPath, postPath } from '@/lib/addresses/blog'
import { absoluteUrl } from '@/lib/addresses/structured-data'

/** In pixels; search engines ask for at least 1200. */
const PICTURE_WIDTH = 1200

export function describePost(post: Post, words: BlogPage, settings: SiteSettings): Thing[] {
  const { slug, title, excerpt, publishedAt, updatedAt, author, picture, category } = post
  const address = absoluteUrl(postPath(slug))
  const above = category ? [{ name: category.title, path: blogPath(1, category.slug) }] : []
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    headline: title,
    description: excerpt,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(author && {
      author: {
        '@type': 'Person',
        name: author.name,
        ...(author.slug && { url: absoluteUrl(authorPath(author.slug)) }),
      },
    }),
    ...(picture && { image: pictureUrl(picture, { width: PICTURE_WIDTH }) }),
    ...(category && { articleSection: category.title }),
    publisher: { '@id': absoluteUrl('/#organization') },
  }
  return [posting, blogTrail(settings.productName, words.title, ...above, { name: title, path: postPath(slug) })]
}
