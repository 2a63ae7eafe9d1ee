import './registration.css'
import './answers.css'
import './wizard.css'
import '@/components/forms/lights/registration.gen.css'
import type { ComponentProps } from 'react'
import { Plan, Strip } from '@/components/forms/lights/drawings'
import { ReferenceLine } from '@/components/forms/reference.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import type { SiteSettings } from '@/content/types'
import { Registration } from './registration.client'

type Made = 'plan' | 'strip' | 'reference' | 'closeLabel'
type RegisterProps = Omit<ComponentProps<typeof Registration>, Made> & { settings: SiteSettings }

export function Register({ settings, ...registration }: RegisterProps) {
  return (
    <ErrorBoundary>
      <Registration
        {...registration}
        plan={<Plan />}
        strip={<Strip />}
        reference={<ReferenceLine text={settings.referenceText} />}
        closeLabel={settings.labels.close}
      />
    </ErrorBoundary>
  )
}
