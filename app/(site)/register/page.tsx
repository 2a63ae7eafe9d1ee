import type { Metadata } from 'next'
import { describePageAt } from '@/app/(site)/describe-page'
import { RegisterPage } from '@/app/(site)/register/register-page'
import { getRegistrationPage } from '@/content/documents/registration-page'

export async function generateMetadata(): Promise<Metadata> {
  const { title, seo } = await getRegistrationPage()
  return describePageAt('/register', { title, seo })
}

export default function Register() {
  return <RegisterPage />
}
