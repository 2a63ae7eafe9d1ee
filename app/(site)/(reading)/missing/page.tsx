import { ReadingPage } from '@/app/(site)/(reading)/reading-page'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/documents/site-settings'

export { generateMetadata } from '@/app/(site)/(reading)/not-found'

/** proxy.ts rewrites unknown paths, such as those of unknown posts, to this page with status 404. */
export default async function Missing() {
  const { title, text, blogLabel, homeLabel } = (await getSiteSettings()).notFound
  return (
    <ReadingPage>
      <div className="wrap grid justify-items-start gap-6 py-section">
        <h1 className="text-display">{title}</h1>
        <p className="text-lead text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/blog">{blogLabel}</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {homeLabel}
          </ButtonLink>
        </div>
      </div>
    </ReadingPage>
  )
}
