import type { MouseEvent } from 'react'
import { FormMessage } from '@/components/forms/form-parts'
import type { FormControl } from '@/components/forms/use-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { type Step, TERMS_REQUIRED } from '@/lib/forms/registration'
import { MESSAGES } from '@/lib/forms/rules'
import type { RegistrationContent } from './step'
import { LAST_STEP } from './steps'

type ActionsProps = {
  control: FormControl
  content: RegistrationContent
  step: Step
  isAccepted: boolean
  onPrevious: () => void
}

/** Previous, and Next or, in the last step, Submit. Without JavaScript there are no steps, and Submit is the only button. */
export function Actions({ control, content, step, isAccepted, onPrevious }: ActionsProps) {
  const { status } = control
  const isInteractive = useIsInteractive()
  const { previous, next, submit } = content.labels
  const isLast = step === LAST_STEP
  return (
    // The most used button comes first in the tab order.
    <div className="form-actions order-1 sticky [&>[role=alert]]:flex-[1_0_100%] [&>[role=alert]:empty]:absolute bottom-0 z-2 flex flex-wrap gap-[12px] items-center p-[11px_var(--sheet-side)_calc(12px_+_env(safe-area-inset-bottom))] border-t border-t-rule rounded-[0_0_27px_27px] bg-paper max-sm:rounded-[0_0_23px_23px] sm:flex-row-reverse sm:justify-between [@media(height<=520px)]:static print:hidden">
      {/* A failed registration says nothing; only without JavaScript must the page say why it is shown again. */}
      <FormMessage control={isInteractive && status === 'failed' ? { ...control, status: 'editing' } : control} />
      {!isLast && (
        <Button
          type={isInteractive ? 'submit' : 'button'}
          onClick={ignoreSecondClick}
          className={classNames('max-sm:flex-auto', !isInteractive && 'goes-without-code')}
        >
          {next}
          <Icon name="arrow-right" />
        </Button>
      )}
      {(isLast || !isInteractive) && (
        <div className={classNames('group relative max-sm:flex-auto', !isLast && 'awaits-hydration')}>
          <Button
            type="submit"
            className="w-full"
            onClick={ignoreSecondClick}
            aria-disabled={isInteractive && !isAccepted ? true : undefined}
            aria-describedby={isInteractive && !isAccepted ? TIP_ID : undefined}
          >
            {status === 'sending' ? MESSAGES.sending : submit}
          </Button>
          {isInteractive && !isAccepted && (
            <div
              id={TIP_ID}
              role="tooltip"
              // A touch keeps it open, and on a small screen the box to be ticked is beneath it.
              className="absolute right-0 bottom-full hidden w-full pb-[14px] group-focus-within:block group-[:hover]:block sm:w-max [@media(hover:none)]:pointer-events-none"
            >
              <p className="relative rounded-md bg-ink-950 p-[12px_16px] text-paper text-sm leading-[1.4] shadow-[var(--shadow-3)] after:absolute after:top-full after:right-[calc(50%_-_8px)] after:border-8 after:border-transparent after:border-t-ink-950 after:border-b-0 sm:after:right-[48px] forced-colors:border">
                {TERMS_REQUIRED}
              </p>
            </div>
          )}
        </div>
      )}
      {step > 1 && isInteractive && (
        <Button variant="quiet" onClick={onPrevious}>
          {previous}
        </Button>
      )}
    </div>
  )
}

const TIP_ID = 'registration-submit-tip'

/** The buttons of two steps are in the same place, so the second click of a double click must not count. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
