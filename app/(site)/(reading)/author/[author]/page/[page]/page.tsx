import { slugsOfBuild } from '@/content/addresses'

export { default, generateMetadata } from '../../page'

export const ensureStatic = 'navigation'

export async function generateStaticParams(): Promise<{ author: string; page: string }[]> {
  return (await slugsOfBuild('author', { max: 1 })).map(author => ({ author, page: '2' }))
}
