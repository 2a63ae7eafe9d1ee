import { Field } from '@/components/forms/field'
import { inputOf } from '@/lib/forms/fields'
import { REGISTRATION } from '@/lib/forms/registration'
import { EmailField } from './email-field.client'
import { Group } from './group'
import type { StepProps } from './step'

export function YouStep({ control, content: { labels, steps, emailHint } }: StepProps) {
  return (
    <Group legend={steps[0]?.title ?? ''}>
      <Field control={control} name="I01name" label={labels.name} {...inputOf(REGISTRATION.I01name)} />
      <div className="field-pair">
        <EmailField control={control} name="I02email" label={labels.email} hint={emailHint} />
        <Field control={control} name="I03phone" label={labels.phone} {...inputOf(REGISTRATION.I03phone)} />
      </div>
      <Field control={control} name="I04role" label={labels.role} {...inputOf(REGISTRATION.I04role)} />
    </Group>
  )
}
