import { Field } from '@/components/forms/field'
import { EmailField } from './email-field.client'
import { Group } from './group'
import type { StepProps } from './step'

export function YouStep({ control, content: { labels, steps, emailHint } }: StepProps) {
  return (
    <Group legend={steps[0]?.title ?? ''}>
      <Field control={control} name="I01name" label={labels.name} autoComplete="name" />
      <div className="field-pair">
        <EmailField control={control} name="I02email" label={labels.email} hint={emailHint} autoComplete="email" />
        <Field control={control} name="I03phone" label={labels.phone} type="tel" autoComplete="tel" />
      </div>
      <Field control={control} name="I04role" label={labels.role} autoComplete="organization-title" />
    </Group>
  )
}
