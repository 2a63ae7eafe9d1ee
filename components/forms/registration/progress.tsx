import type { ReactNode } from 'react'
import { fillIn } from '@/lib/words/format'
import { type RegistrationContent, stepPlace } from './step'
import { LAST_STEP, STEPS, type Step, stepAfter } from './steps'

type ProgressProps = {
  current: Step
  content: RegistrationContent
  /** A tile for each answer, below the bars. */
  strip: ReactNode
}

/** A list of the steps, or on phones a bar that stays at the top. */
export function Progress({ current, content, strip }: ProgressProps) {
  const { steps, labels } = content
  const next = steps[stepAfter(current) - 1]?.title ?? ''
  return (
    <>
      {/* Hidden, because the heading of the step says the same. */}
      <div
        aria-hidden
        className="progress-line sticky top-0 z-2 my-[10px] py-[10px] bg-paper sm:hidden print:static [@media(height<=520px)]:static"
      >
        <p
          dir="auto"
          className="flex flex-wrap justify-between gap-x-4 font-semibold text-heading text-sm leading-[1.3]"
        >
          <span>{stepPlace(current, content)}</span>
          <span dir="auto" className="font-[450] text-muted">
            {current === LAST_STEP ? labels.stepLast : fillIn(labels.stepNext, { title: next })}
          </span>
        </p>
        <div className="mt-2.5 grid grid-cols-4 gap-1.5">
          {STEPS.map(step => (
            <i key={step} data-state={stateOf(step, current)} />
          ))}
        </div>
        {strip}
      </div>
      <ol className="progress-list hidden sm:grid sm:grid-cols-[repeat(4,auto)] sm:gap-[16px] lg:grid-cols-1 lg:gap-0 [&_b]:block [&_b]:font-semibold noscript:hidden">
        {STEPS.map(step => (
          <li key={step} data-state={stateOf(step, current)} aria-current={step === current ? 'step' : undefined}>
            <span aria-hidden className="progress-kite">
              {step < current ? <i className="tick-mark" /> : step}
            </span>
            <div>
              <b dir="auto">
                {step < current && (
                  <span dir="auto" className="sr-only">
                    {labels.stepDone}{' '}
                  </span>
                )}
                <span>{steps[step - 1]?.title}</span>
              </b>
              <span dir="auto">{steps[step - 1]?.text}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function stateOf(step: Step, current: Step): 'done' | 'current' | 'to come' {
  if (step === current) return 'current'
  return step < current ? 'done' : 'to come'
}
