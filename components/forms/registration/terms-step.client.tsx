import { wire } from '@/components/forms/field'
import { classNames } from '@/components/ui/class-names'
import { Text } from '@/components/ui/text'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { COPY_FIELD } from '@/lib/forms/answer'
import type { Step } from '@/lib/forms/registration'
import { summarise } from '@/lib/forms/summary'
import { isEmail } from '@/lib/words/email'
import { fillIn } from '@/lib/words/format'
import type { RegistrationContent, StepProps } from './step'
import { Group } from './step-fields.client'

const TERMS = 'IV01termsandconditions'

type TermsStepProps = StepProps & { hasCopies: boolean; onChange: (step: Step) => void }

export function TermsStep({ control, content, hasCopies, onChange }: TermsStepProps) {
  const { labels, steps, termsText, termsLink, copyLabel } = content
  const { id, attributes, error } = wire(control, TERMS)
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
              {...attributes}
              value="true"
              defaultChecked={control.startValues[TERMS] === 'true'}
            />
            <span dir="auto">
              {termsText}{' '}
              <TextLink href={termsLink.href} className="inline!">
                {termsLink.label}
              </TextLink>
              .
            </span>
          </label>
          {error}
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

type SummaryProps = { values: Record<string, string>; content: RegistrationContent; onChange: (step: Step) => void }

export function Summary({ values, content, onChange }: SummaryProps) {
  const { labels, steps, missingText, addLabel, emailHint } = content
  return (
    <div className="grid gap-7">
      {summarise(values, labels).map(([step, rows]) => {
        const missing = rows.filter(({ value }) => !value)
        const title = steps[step - 1]?.title ?? ''
        /** The title tells the buttons of the steps apart for screen readers. */
        const turn = (label: string) => (
          <TextButton className="min-h-11 text-ui" onClick={() => onChange(step)}>
            {label}
            <span dir="auto" className="sr-only">
              {' '}
              {title}
            </span>
          </TextButton>
        )
        return (
          <section key={step} className="min-w-0" aria-labelledby={`registration-answers-${step}`}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-heading border-b-2">
              <Text.h3 id={`registration-answers-${step}`} className="font-display font-semibold text-[1.1875rem]">
                {title}
              </Text.h3>
              {turn(labels.change)}
            </div>
            <dl>
              {rows
                .filter(({ value }) => value)
                .map(({ label, value, isEmail: isAddress }) => (
                  <div key={label} className="answer">
                    <dt dir="auto">{label}</dt>
                    <dd dir="auto">
                      <span>{value}</span>
                      {isAddress && !isEmail(value) && (
                        <Text.span className="field-hint mt-[2px] block font-[450] text-ink-700">{emailHint}</Text.span>
                      )}
                    </dd>
                  </div>
                ))}
              {missing.length > 0 && (
                // What was left empty is in one row, so that the last step stays short.
                <div className="answer only:min-h-14 not-first:min-h-14 grid-cols-[minmax(0,1fr)_fit-content(40%)] items-center py-[5.5px] text-[1rem] leading-[1.4] max-[480px]:flex max-[480px]:[&>dt]:flex-[1_1_9em] max-[480px]:[&>dd]:flex-[0_1_auto]">
                  <dt dir="auto">
                    <b dir="auto" className="mr-[0.05em] font-[650] text-heading">
                      {missingText ? fillIn(missingText, { count: missing.length }) : labels.notGiven}
                    </b>{' '}
                    <span>{missing.map(({ label }) => label).join(', ')}</span>
                  </dt>
                  <dd>{turn(addLabel || labels.change)}</dd>
                </div>
              )}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
