import type { ReactNode } from 'react'
import type { FormControl } from '@/components/forms/use-form'
import { classNames } from '@/components/ui/class-names'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { RegistrationPage } from '@/content/types'
import { labelsOf } from '@/lib/forms/fields'
import { isRegistrationField, REGISTRATION, type Step } from '@/lib/forms/registration'
import { fillIn } from '@/lib/words/format'
import { LAST_STEP, stepHeadingId } from './steps'

export type RegistrationContent = Omit<RegistrationPage, 'seo'>

export type StepProps = {
  control: Pick<FormControl, 'form' | 'fields' | 'labels' | 'errors' | 'startValues' | 'values' | 'left'>
  content: RegistrationContent
}

type StepFrameProps = { step: Step; isShown: boolean; content: RegistrationContent; children: ReactNode }

/** One step of the form. It stays in the DOM while another is shown; without JavaScript all are shown. */
export function StepFrame({ step, isShown, content, children }: StepFrameProps) {
  const isInteractive = useIsInteractive()
  return (
    <section
      aria-labelledby={stepHeadingId(step)}
      hidden={isInteractive && !isShown}
      className={classNames('form-step relative', !isInteractive && !isShown && 'awaits-hydration')}
    >
      <h2 id={stepHeadingId(step)} dir="auto" tabIndex={-1} className="sr-only">
        {stepPlace(step, content)}
      </h2>
      {children}
    </section>
  )
}

/** "Step 2 of 4: Masjid" */
export function stepPlace(step: Step, { labels, steps }: RegistrationContent): string {
  return fillIn(labels.stepPlace, { number: step, count: LAST_STEP, title: steps[step - 1]?.title ?? '' })
}

export function fieldLabels({ labels, termsText, termsLink }: RegistrationContent): Record<string, string> {
  return { ...labelsOf(REGISTRATION, labels), IV01termsandconditions: `${termsText} ${termsLink.label}` }
}

/** "Email (About you), City (Masjid)": labels that several steps have are told apart by the step's title. */
export function nameFields(fields: string[], content: RegistrationContent): string {
  const labels = fieldLabels(content)
  const all = Object.values(labels)
  return fields
    .filter(isRegistrationField)
    .map(field => {
      const label = labels[field] ?? ''
      const isShared = all.filter(each => each === label).length > 1
      return isShared ? `${label} (${content.steps[REGISTRATION[field].step - 1]?.title ?? ''})` : label
    })
    .join(', ')
}
