import type { Metadata } from 'next'
import { AuthorPage, describeAuthor } from '@/app/(site)/(reading)/author/author-page'
import { getAuthorsAt } from '@/content/posts/authors'

type AuthorPageProps = PageProps<'/author/[author]'>

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ author: string }[]> {
  const authors = await getAuthorsAt(null)
  // Next requires at least one entry.
  return authors.length > 0 ? authors.map(({ slug }) => ({ author: slug })) : [{ author: 'none' }]
}

export async function generateMetadata({ params }: AuthorPageProps): Promise<Metadata> {
  return describeAuthor(await params)
}

export default async function Author({ params }: AuthorPageProps) {
  return <AuthorPage {...(await params)} />
}
