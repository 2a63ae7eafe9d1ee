import '@/components/chrome/lost.css'
import { SitePage } from '@/app/(site)/site-page'
import { Lost } from '@/components/chrome/lost'
import { ContactRow } from '@/components/ui/contact-row'
import { getSiteSettings } from '@/content/documents/site-settings'
import { serverEnv } from '@/lib/environment/server-env'

export { generateMetadata } from '@/app/(site)/(reading)/not-found'

/** proxy.ts rewrites unknown paths, such as those of unknown posts, to this page with status 404. */
export default async function Missing() {
  const { notFound, contactDialog } = await getSiteSettings()
  const { title, text, blogLabel, blogNote, homeLabel, homeNote, demoLabel, demoNote, helpNote } = notFound
  return (
    <SitePage>
      <Lost title={title} text={text}>
        <ContactRow href="/blog" icon="article" title={blogLabel} note={blogNote} />
        <ContactRow href="/" icon="house" title={homeLabel} note={homeNote} />
        <ContactRow href={`${serverEnv.donationUrl}/demo`} icon="device-mobile" title={demoLabel} note={demoNote} />
        <ContactRow href="/#contact" icon="chats-circle" title={contactDialog.title} note={helpNote} />
      </Lost>
    </SitePage>
  )
}
