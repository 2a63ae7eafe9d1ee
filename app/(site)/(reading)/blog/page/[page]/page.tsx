import type { Metadata } from 'next'
import { BlogListPage, describeBlogList } from '@/app/(site)/(reading)/blog/blog-list-page'

type BlogPageProps = PageProps<'/blog/page/[page]'>

export const ensureStatic = 'navigation'

/** Next requires at least one entry; the other pages are rendered at their first request. */
export function generateStaticParams(): { page: string }[] {
  return [{ page: '2' }]
}

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
  return describeBlogList(await params)
}

export default async function BlogPage({ params }: BlogPageProps) {
  return <BlogListPage {...(await params)} />
}
