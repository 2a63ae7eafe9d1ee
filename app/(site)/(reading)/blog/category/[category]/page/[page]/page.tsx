import type { Metadata } from 'next'
import { BlogListPage, describeBlogList } from '@/app/(site)/(reading)/blog/blog-list-page'
import { getCategoriesAt } from '@/content/posts/categories'

type CategoryPageProps = PageProps<'/blog/category/[category]/page/[page]'>

export const ensureStatic = 'navigation'

/** Next requires at least one entry; the other pages are rendered at their first request. */
export async function generateStaticParams(): Promise<{ category: string; page: string }[]> {
  const [first] = await getCategoriesAt(null)
  return [{ category: first?.slug ?? 'none', page: '2' }]
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  return describeBlogList(await params)
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  return <BlogListPage {...(await params)} />
}
