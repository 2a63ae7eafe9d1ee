import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text'
import { STEPS, type Step } from '@/lib/forms/registration'
import { fillIn } from '@/lib/words/format'
import { type RegistrationContent, stepPlace } from './step'
import { LAST_STEP, stepAfter } from './steps'

type ProgressProps = { current: Step; content: RegistrationContent; strip: ReactNode }

export function Progress({ current, content, strip }: ProgressProps) {
  const { steps, labels } = content
  const next = steps[stepAfter(current) - 1]?.title ?? ''
  return (
    <>
      {/* Hidden, because the heading of the step says the same. */}
      <div
        aria-hidden
        className="progress-line sticky [&>.lit]:mt-[10px] [&>.lit]:h-[56px] top-0 z-2 my-[10px] py-[10px] bg-paper sm:hidden print:static [@media(height<=520px)]:static"
      >
        <Text.p className="flex flex-wrap justify-between gap-x-4 font-semibold text-heading text-sm leading-[1.3] noscript:hidden">
          <span>{stepPlace(current, content)}</span>
          <span dir="auto" className="font-[450] text-muted">
            {current === LAST_STEP ? labels.stepLast : fillIn(labels.stepNext, { title: next })}
          </span>
        </Text.p>
        <div className="mt-2.5 grid grid-cols-4 gap-1.5 noscript:hidden">
          {STEPS.map(step => (
            <i
              key={step}
              data-state={stateOf(step, current)}
              className="h-[6px] rounded-[3px] bg-sand-300 [print-color-adjust:exact] data-[state=current]:bg-saffron-400 data-[state=done]:bg-(--action) forced-colors:border forced-colors:data-[state=current]:bg-[CanvasText] forced-colors:data-[state=done]:bg-[CanvasText]"
            />
          ))}
        </div>
        {strip}
      </div>
      <ol className="hidden sm:grid sm:grid-cols-[repeat(4,auto)] sm:gap-[16px] lg:grid-cols-1 lg:gap-0 [&_b]:block [&_b]:font-semibold noscript:hidden">
        {STEPS.map(step => (
          <li
            key={step}
            data-state={stateOf(step, current)}
            aria-current={step === current ? 'step' : undefined}
            className="group relative grid content-start gap-[6px] text-[1rem] text-muted leading-[1.3] lg:min-h-[58px] lg:grid-cols-[40px_1fr] lg:content-normal lg:items-center lg:gap-[14px] lg:not-first:before:absolute lg:not-first:before:top-[-9px] lg:not-first:before:left-[19px] lg:not-first:before:h-[16px] lg:not-first:before:w-[2px] lg:not-first:before:bg-(--rule-strong) lg:[[data-state=done]+&]:before:bg-(--action)"
          >
            <span
              aria-hidden
              className="grid h-[46px] w-[40px] place-items-center bg-sand-300 pt-[4px] font-[650] text-ink-900 leading-none [clip-path:polygon(50%_0,100%_50%,100%_88.2%,50%_100%,0_88.2%,0_50%)] [print-color-adjust:exact] group-data-[state=current]:bg-saffron-400 group-data-[state=current]:text-ink-950 group-data-[state=done]:bg-(--action) group-data-[state=done]:text-white"
            >
              {step < current ? <i className="tick-mark" /> : step}
            </span>
            <div>
              <b dir="auto" className="group-not-data-[state=to_come]:text-heading">
                {step < current && (
                  <span dir="auto" className="sr-only">
                    {labels.stepDone}{' '}
                  </span>
                )}
                <span>{steps[step - 1]?.title}</span>
              </b>
              <Text.span className="hidden text-(length:--text-sm) lg:block">{steps[step - 1]?.text}</Text.span>
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
