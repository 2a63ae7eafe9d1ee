import './registration.css'
import './answers.css'
import './wizard.css'
import '@/components/forms/lights/registration.gen.css'
import type { ComponentProps } from 'react'
import { Plan, Strip } from '@/components/forms/lights/drawings'
import { ReferenceLine } from '@/components/forms/reference.client'
import { DialogCloser } from '@/components/ui/dialog'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import { Registration } from './registration.client'

type RegisterProps = Pick<
  ComponentProps<typeof Registration>,
  'content' | 'hasCopies' | 'isContinued' | 'sendPlain'
> & { settings: SiteSettings }

export function Register({ settings, ...registration }: RegisterProps) {
  return (
    <ErrorBoundary>
      <Registration
        {...registration}
        nextIcon={<Icon name="arrow-right" />}
        plan={<Plan />}
        strip={<Strip />}
        reference={<ReferenceLine text={settings.referenceText} />}
        closeButton={<DialogCloser dialogId={DIALOGS.received} label={settings.labels.close} />}
      />
    </ErrorBoundary>
  )
}
