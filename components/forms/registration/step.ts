import type { FormControl } from '@/components/forms/use-form'
import type { RegistrationPage } from '@/content/types'
import { labelsOf } from '@/lib/forms/fields'
import { isRegistrationField, REGISTRATION, type Step } from '@/lib/forms/registration'
import { fillIn } from '@/lib/words/format'
import { LAST_STEP } from './steps'

export type RegistrationContent = Omit<RegistrationPage, 'seo'>

export type StepProps = {
  control: Pick<FormControl, 'form' | 'fields' | 'labels' | 'errors' | 'startValues' | 'values' | 'left'>
  content: RegistrationContent
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
