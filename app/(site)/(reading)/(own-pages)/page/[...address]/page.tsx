import { PlainSections } from '@/components/sections/plain'
import { listNewestPages, OwnPage, type OwnPageProps } from '../../own-page'

export { generateMetadata } from '../../own-page'

/** No Suspense boundary around a page: even a cached one would first show "Loading..." and need JavaScript to appear. */
export const ensureStatic = 'navigation'

export const generateStaticParams = () => listNewestPages(false)

/** A page that staff built of sections that need no code in the browser. proxy.ts rewrites its address to this route. */
export default function PlainPage({ params }: OwnPageProps) {
  return <OwnPage params={params} Sections={PlainSections} />
}
