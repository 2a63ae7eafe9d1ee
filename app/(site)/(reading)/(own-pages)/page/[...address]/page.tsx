import type { Metadata } from 'next'
import { PlainSections } from '@/components/sections/plain'
import { describeOwn, listNewestPages, OwnPage, type OwnPageProps } from '../../own-page'

/** No Suspense boundary around a page: even a cached one would first show "Loading..." and need JavaScript to appear. */
export const ensureStatic = 'navigation'

export function generateStaticParams(): Promise<{ address: string[] }[]> {
  return listNewestPages(false)
}

export function generateMetadata(props: OwnPageProps): Promise<Metadata> {
  return describeOwn(props)
}

/** A page that staff built of sections that need no code in the browser. proxy.ts rewrites its address to this route. */
export default function PlainPage({ params }: OwnPageProps) {
  return <OwnPage params={params} Sections={PlainSections} />
}
