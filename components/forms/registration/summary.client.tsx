import { TextButton } from '@/components/ui/text-link'
import type { RegistrationContent } from './step'
import type { Step } from './steps'
import { summarise } from './summary-rows'

type SummaryProps = {
  values: Record<string, string>
  content: RegistrationContent
  onChange: (step: Step) => void
}

export function Summary({ values, content: { labels, steps }, onChange }: SummaryProps) {
  return (
    <div className="grid gap-7">
      {summarise(values, labels).map(([step, rows]) => (
        <section key={step} aria-labelledby={`registration-answers-${step}`}>
          <div className="flex items-center justify-between gap-4 border-heading border-b-2">
            <h3 id={`registration-answers-${step}`} className="font-display font-semibold text-[1.1875rem]">
              {steps[step - 1]?.title}
            </h3>
            <TextButton className="min-h-11 text-ui" onClick={() => onChange(step)}>
              {labels.change}
              <span className="sr-only"> {steps[step - 1]?.title}</span>
            </TextButton>
          </div>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label} className="answer">
                <dt>{label}</dt>
                <dd className={value ? undefined : 'font-normal text-muted'}>{value || labels.notGiven}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
