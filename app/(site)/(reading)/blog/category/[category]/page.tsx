import { slugsOfBuild } from '@/content/addresses'

export { default, generateMetadata } from '../../page'

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ category: string }[]> {
  return (await slugsOfBuild('category')).map(category => ({ category }))
}
