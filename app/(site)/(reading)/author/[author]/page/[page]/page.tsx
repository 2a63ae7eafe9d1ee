import { getAuthorsAt } from '@/content/posts/authors'

export { default, generateMetadata } from '../../page'

export const ensureStatic = 'navigation'

/** Next requires at least one entry; the other pages are rendered at their first request. */
export async function generateStaticParams(): Promise<{ author: string; page: string }[]> {
  const [first] = await getAuthorsAt(null)
  return [{ author: first?.slug ?? 'none', page: '2' }]
}
