import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { TERMS_REQUIRED } from '@/lib/forms/registration'
import { MESSAGES } from '@/lib/forms/rules'
import type { RegistrationContent } from './step'
import { LAST_STEP, type Step } from './steps'

type ActionsProps = {
  step: Step
  content: RegistrationContent
  isAccepted: boolean
  isSending: boolean
  onPrevious: () => void
  previousIcon: ReactNode
  nextIcon: ReactNode
}

/** Previous, and Next or, in the last step, Submit. Without JavaScript there are no steps, and Submit is the only button. */
export function Actions({ step, content, isAccepted, isSending, onPrevious, previousIcon, nextIcon }: ActionsProps) {
  const isInteractive = useIsInteractive()
  const { previous, next, submit } = content.labels
  const isLast = step === LAST_STEP
  return (
    <div className={classNames('form-actions', isLast && 'form-actions-last')}>
      {!isLast && (
        <Button
          type={isInteractive ? 'submit' : 'button'}
          size="lg"
          onClick={ignoreSecondClick}
          className={isInteractive ? undefined : 'goes-without-code'}
        >
          {next}
          {nextIcon}
        </Button>
      )}
      {(isLast || !isInteractive) && (
        <div className={classNames('tip', !isLast && 'awaits-hydration')}>
          <Button
            type="submit"
            size="lg"
            onClick={ignoreSecondClick}
            aria-disabled={isInteractive && !isAccepted ? true : undefined}
            aria-describedby={isInteractive && !isAccepted ? TIP_ID : undefined}
          >
            {isSending ? MESSAGES.sending : submit}
          </Button>
          {isInteractive && !isAccepted && (
            <div id={TIP_ID} role="tooltip" className="tip-bubble">
              <p>{TERMS_REQUIRED}</p>
            </div>
          )}
        </div>
      )}
      {step > 1 && isInteractive && (
        <Button variant="quiet" size="lg" onClick={onPrevious}>
          {previousIcon}
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
