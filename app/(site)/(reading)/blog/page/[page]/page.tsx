export { default, generateMetadata } from '../../page'

export const ensureStatic = 'navigation'

/** Next requires at least one entry; the other pages are rendered at their first request. */
export function generateStaticParams(): { page: string }[] {
  return [{ page: '2' }]
}
