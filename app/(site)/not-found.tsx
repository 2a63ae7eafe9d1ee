import { SiteFrame } from '@/components/chrome/site-frame'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/content/site-settings'

/** A page that does not exist, an unknown post for example. */
export default async function NotFound() {
  const settings = await getSiteSettings()
  return (
    <SiteFrame settings={settings}>
      <div className="wrap grid justify-items-start gap-6 py-section">
        <h1 className="text-display">Page not found</h1>
        <p className="text-lead text-muted">It may have moved, or the address may have a slip in it.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/blog">To the blog</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            To the home page
          </ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
