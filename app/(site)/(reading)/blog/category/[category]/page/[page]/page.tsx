import { slugsOfBuild } from '@/content/addresses'

export { default, generateMetadata } from '../../../../page'

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ category: string; page: string }[]> {
  return (await slugsOfBuild('category', { max: 1 })).map(category => ({ category, page: '2' }))
}
