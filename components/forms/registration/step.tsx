import type { ReactNode } from 'react'
import type { FormControl } from '@/components/forms/use-form'
import { classNames } from '@/components/ui/class-names'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { RegistrationPage } from '@/content/types'
import { fillIn } from '@/lib/words/format'
import { LAST_STEP, type Step } from './steps'
import { stepHeadingId } from './use-steps'

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
