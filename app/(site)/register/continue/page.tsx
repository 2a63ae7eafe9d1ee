import type { Metadata } from 'next'
import { RegisterPage } from '@/app/(site)/register/register-page'
import { getRegistrationPage } from '@/content/documents/registration-page'

export async function generateMetadata(): Promise<Metadata> {
  const { draft } = await getRegistrationPage()
  return { title: draft.openTitle, robots: { index: false, follow: false } }
}

/** What links to saved answers open. Their secret is behind the #, so no server, log or referrer ever sees it. */
export default function Continue() {
  return <RegisterPage isContinued />
}
