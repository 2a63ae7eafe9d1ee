import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { SitePage } from '@/app/(site)/site-page'
import { LegalArticle } from '@/components/posts/legal-article'
import { getLegalPage } from '@/content/documents/legal-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { fillContacts } from '@/content/posts/contacts'

type LegalPageId = Parameters<typeof getLegalPage>[0]

export async function describeLegalPage(id: LegalPageId): Promise<Metadata> {
  const { title, seo } = await getLegalPage(id)
  return describePageAt(`/${id}`, { title, seo })
}

export async function LegalPage({ id }: { id: LegalPageId }) {
  const [{ title, updatedAt, body }, settings] = await Promise.all([getLegalPage(id), getSiteSettings()])
  return (
    <SitePage>
      <LegalArticle title={title} updatedAt={updatedAt} body={fillContacts(body, settings)} settings={settings} />
    </SitePage>
  )
}
