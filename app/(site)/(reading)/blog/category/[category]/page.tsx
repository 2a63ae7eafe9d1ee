import { getCategoriesAt } from '@/content/posts/categories'

export { default, generateMetadata } from '../../page'

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ category: string }[]> {
  const categories = await getCategoriesAt(null)
  // Next requires at least one entry.
  return categories.length > 0 ? categories.map(({ slug }) => ({ category: slug })) : [{ category: 'none' }]
}
