import type { Metadata } from 'next'
import { Sections } from '@/components/sections'
import { describeOwn, listNewestPages, OwnPage, type OwnPageProps } from '../../own-page'
import { PageDialogs } from './page-dialogs'

/** See page/[...address]. */
export const ensureStatic = 'navigation'

export function generateStaticParams(): Promise<{ address: string[] }[]> {
  return listNewestPages(true)
}

export function generateMetadata(props: OwnPageProps): Promise<Metadata> {
  return describeOwn(props)
}

/** A page that staff built with sections of the landing page. A route of its own, because Next loads the code of all sections that a route may show. */
export default function LivePage({ params }: OwnPageProps) {
  return (
    <OwnPage
      params={params}
      Sections={Sections}
      more={({ sections }, { settings, demoUrl }) => (
        <PageDialogs sections={sections} settings={settings} demoUrl={demoUrl} />
      )}
    />
  )
}
