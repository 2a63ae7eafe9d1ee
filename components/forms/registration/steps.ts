import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldErrors } from '@/lib/forms/fields'
import { fieldsOfStep, STEPS, type Step } from '@/lib/forms/registration'
import { knownDraft } from './draft'

export const LAST_STEP: Step = 4

export function stepAfter(step: Step): Step {
  return STEPS[step] ?? LAST_STEP
}

export function stepBefore(step: Step): Step {
  return STEPS[step - 2] ?? 1
}

export function firstStepWithError(errors: FieldErrors): Step | null {
  return STEPS.find(step => fieldsOfStep(step).some(field => errors[field]?.length)) ?? null
}

/** The state of a history entry for this step; keeps what else `state` contains, because Next's router uses it too. */
export function toHistoryState(state: unknown, registrationStep: Step): object {
  return { ...Object(state), registrationStep }
}

export function stepOfHistoryState(state: unknown): Step | null {
  return toStep(Object(state).registrationStep)
}

function toStep(number: unknown): Step | null {
  return STEPS.find(step => step === number) ?? null
}

export function stepHeadingId(step: Step): string {
  return `registration-step-${step}`
}

/** Shows the step of the history entry, of the saved answers, or `startStep`. Every move adds a history entry, so that Back returns to the step before. */
export function useSteps(startStep: Step) {
  const [shown, setShown] = useState({ step: startStep, hasFocus: false })
  const entered = useRef<unknown>(null)

  useLayoutEffect(() => {
    const kept = stepOfHistoryState(history.state)
    const step = kept ?? toStep(knownDraft.read()?.step) ?? startStep
    setShown({ step, hasFocus: false })
    if (!kept) history.replaceState(toHistoryState(history.state, step), '')
    entered.current = history.state

    const followHistory = ({ state }: PopStateEvent) => {
      const step = stepOfHistoryState(state)
      // A link within the page, as that to the content, makes an entry without state. Next's router reloads the page for those that follow one.
      if (!step) return history.replaceState(entered.current, '')
      entered.current = state
      setShown({ step, hasFocus: true })
    }
    window.addEventListener('popstate', followHistory)
    return () => window.removeEventListener('popstate', followHistory)
  }, [startStep])

  useEffect(() => {
    if (!shown.hasFocus) return
    document.getElementById(stepHeadingId(shown.step))?.focus({ preventScroll: true })
    // From its top, so that Next is where it was: at the viewport's foot.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])

  function show(step: Step, hasFocus: boolean) {
    if (step === shown.step) return
    history.pushState(toHistoryState(history.state, step), '')
    entered.current = history.state
    setShown({ step, hasFocus })
  }

  return {
    step: shown.step,
    enter: (step: Step) => show(step, true),
    /** Shows a step without focusing its heading, because one of its fields gets the focus. */
    reveal: (step: Step) => show(step, false),
  }
}
