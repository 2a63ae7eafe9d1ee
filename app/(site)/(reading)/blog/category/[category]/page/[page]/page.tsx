import { getCategoriesAt } from '@/content/posts/categories'

export { default, generateMetadata } from '../../../../page'

export const ensureStatic = 'navigation'

/** Next requires at least one entry; the other pages are rendered at their first request. */
export async function generateStaticParams(): Promise<{ category: string; page: string }[]> {
  const [first] = await getCategoriesAt(null)
  return [{ category: first?.slug ?? 'none', page: '2' }]
}
