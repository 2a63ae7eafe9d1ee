import { Field } from '@/components/forms/field'
import { EmailField } from './email-field.client'
import { Group } from './group'
import type { StepProps } from './step'

export function YouStep({ control, content: { steps, emailHint } }: StepProps) {
  return (
    <Group legend={steps[0]?.title ?? ''}>
      <Field control={control} name="I01name" />
      <div className="field-pair">
        <EmailField control={control} name="I02email" hint={emailHint} />
        <Field control={control} name="I03phone" />
      </div>
      <Field control={control} name="I04role" />
    </Group>
  )
}
