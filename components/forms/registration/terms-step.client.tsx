import { FieldError, wire } from '@/components/forms/field'
import { TextLink } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { Group } from './group'
import type { StepProps } from './step'
import type { Step } from './steps'
import { Summary } from './summary.client'

const TERMS = 'IV01termsandconditions'

type TermsStepProps = StepProps & { onChange: (step: Step) => void }

export function TermsStep({ control, content, onChange }: TermsStepProps) {
  const { labels, steps, termsText, termsLink } = content
  const { id, errors, describedBy } = wire(control, TERMS)
  return (
    <>
      {useIsInteractive() && (
        <Group legend={labels.checkGroup}>
          <Summary values={control.values} content={content} onChange={onChange} />
        </Group>
      )}
      <Group legend={steps[3]?.title ?? ''}>
        <div className="field">
          <label htmlFor={id} className="tick">
            <input
              type="checkbox"
              id={id}
              name={TERMS}
              value="true"
              defaultChecked={control.startValues[TERMS] === 'true'}
              aria-invalid={errors.length > 0 ? true : undefined}
              aria-describedby={describedBy}
            />
            <span dir="auto">
              {termsText}{' '}
              <TextLink href={termsLink.href} className="inline!">
                {termsLink.label}
              </TextLink>
              .
            </span>
          </label>
          <FieldError id={`${id}-error`} messages={errors} />
        </div>
      </Group>
    </>
  )
}
