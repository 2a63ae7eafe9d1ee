import type { Metadata } from 'next'
import { AuthorPage, describeAuthor } from '@/app/(site)/(reading)/author/author-page'
import { getAuthorsAt } from '@/content/posts/authors'

type AuthorPageProps = PageProps<'/author/[author]/page/[page]'>

export const ensureStatic = 'navigation'

/** Next requires at least one entry; the other pages are rendered at their first request. */
export async function generateStaticParams(): Promise<{ author: string; page: string }[]> {
  const [first] = await getAuthorsAt(null)
  return [{ author: first?.slug ?? 'none', page: '2' }]
}

export async function generateMetadata({ params }: AuthorPageProps): Promise<Metadata> {
  return describeAuthor(await params)
}

export default async function Author({ params }: AuthorPageProps) {
  return <AuthorPage {...(await params)} />
}
