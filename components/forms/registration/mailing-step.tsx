import { Choices, Field } from '@/components/forms/field'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { mailingParts } from '@/lib/forms/mailing'
import { AddressFields } from './address-fields'
import { EmailField } from './email-field.client'
import { Group, OptionalGroup } from './group'
import type { StepProps } from './step'

const ADDRESS = {
  street: 'III04recipientstreetaddress',
  city: 'III05recipientcity',
  state: 'III06recipientstate',
  zip: 'III07recipientzip',
} as const

export function MailingStep({ control, content: { labels, steps, emailHint } }: StepProps) {
  const isInteractive = useIsInteractive()
  const parts = mailingParts(control.values.II13masjidmailing)
  return (
    <>
      <Group legend={steps[2]?.title ?? ''}>
        <Choices
          control={control}
          name="II13masjidmailing"
          options={[
            { value: 'masjid', label: labels.mailingMasjid },
            { value: 'your', label: labels.mailingYour },
            { value: 'other', label: labels.mailingOther },
          ]}
          className="grid-cols-[1fr_1.2fr_1fr] max-[480px]:grid-cols-[1fr] max-[480px]:[&>.choice]:col-auto max-[480px]:[&>.choice]:justify-start max-[480px]:[&>.choice]:px-[16px]"
        />
        {/* A live region takes no space while it is empty. */}
        <div role="status" className="empty:absolute">
          {parts.note && (
            <p dir="auto" className="form-note">
              {labels.mailingNote}
            </p>
          )}
        </div>
      </Group>
      <OptionalGroup legend={labels.recipientGroup} isUsed={parts.recipient || !isInteractive}>
        <Field control={control} name="III01recipientname" />
        <div className="field-pair">
          <EmailField control={control} name="III021recipientemail" hint={emailHint} />
          <Field control={control} name="III03recipientphone" />
        </div>
      </OptionalGroup>
      <OptionalGroup legend={labels.mailingGroup} isUsed={parts.address || !isInteractive}>
        <AddressFields control={control} labels={labels} names={ADDRESS} />
      </OptionalGroup>
    </>
  )
}
