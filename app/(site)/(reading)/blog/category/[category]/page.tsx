import type { Metadata } from 'next'
import { BlogListPage, describeBlogList } from '@/app/(site)/(reading)/blog/blog-list-page'
import { getCategoriesAt } from '@/content/posts/categories'

type CategoryPageProps = PageProps<'/blog/category/[category]'>

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ category: string }[]> {
  const categories = await getCategoriesAt(null)
  // Next requires at least one entry.
  return categories.length > 0 ? categories.map(({ slug }) => ({ category: slug })) : [{ category: 'none' }]
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  return describeBlogList(await params)
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  return <BlogListPage {...(await params)} />
}
