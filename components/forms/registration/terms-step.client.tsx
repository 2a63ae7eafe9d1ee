import { FieldError, wire } from '@/components/forms/field'
import { classNames } from '@/components/ui/class-names'
import { TextLink } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { COPY_FIELD } from '@/lib/forms/answer'
import type { StepProps } from './step'
import { Group } from './step-fields.client'
import type { Step } from './steps'
import { Summary } from './summary.client'

const TERMS = 'IV01termsandconditions'

type TermsStepProps = StepProps & { hasCopies: boolean; onChange: (step: Step) => void }

export function TermsStep({ control, content, hasCopies, onChange }: TermsStepProps) {
  const { labels, steps, termsText, termsLink, copyLabel } = content
  const { id, errors, describedBy } = wire(control, TERMS)
  const isInteractive = useIsInteractive()
  return (
    <>
      {isInteractive && (
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
        {hasCopies && (
          // Without JavaScript the request gets a mark, and no copy is sent.
          <div className={classNames('field', !isInteractive && 'goes-without-code')}>
            <label className="tick">
              <input type="checkbox" name={COPY_FIELD} value="true" defaultChecked />
              <span dir="auto">{copyLabel}</span>
            </label>
          </div>
        )}
      </Group>
    </>
  )
}
