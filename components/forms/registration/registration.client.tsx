'use client'

import { type InputEvent, type ReactNode, type SubmitEvent, useEffect, useLayoutEffect } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Honeypot } from '@/components/forms/form-parts'
import { Reference } from '@/components/forms/reference.client'
import { keepFields, readTyped, restoreTyped } from '@/components/forms/typed-fields'
import { type FormControl, useForm } from '@/components/forms/use-form'
import { reloadWhenRestored, useReceivedDialog } from '@/components/forms/use-received-dialog'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Text } from '@/components/ui/text'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { REGISTRATION, STEPS, type Step } from '@/lib/forms/registration'
import { Actions } from './actions.client'
import { typedDraft } from './draft'
import { Progress } from './progress'
import { Received } from './received'
import { OpenDraft } from './saving/open-draft.client'
import { SavedView, SaveLater } from './saving/saved-view.client'
import { useSaving } from './saving/use-saving'
import { fieldLabels, type RegistrationContent, stepPlace } from './step'
import { StepFields } from './step-fields.client'
import { firstStepWithError, LAST_STEP, stepAfter, stepBefore, stepHeadingId, toHistoryState, useSteps } from './steps'
import { TermsStep } from './terms-step.client'

type RegistrationProps = {
  content: RegistrationContent
  /** Drawings whose tiles light with the answers: beside the form, and on phones above it. */
  plan: ReactNode
  strip: ReactNode
  reference: ReactNode
  /** Visitors get mail: a copy of their answers, and the link to saved ones. */
  hasCopies: boolean
  closeLabel: string
  /** At the address of a link to saved answers. */
  isContinued?: boolean
  sendPlain: SendPlainForm
}

export function Registration(props: RegistrationProps) {
  const { content, plan, strip, reference, hasCopies, closeLabel, isContinued = false, sendPlain } = props
  const isInteractive = useIsInteractive()
  const control = useForm({
    form: 'registration',
    fields: REGISTRATION,
    labels: fieldLabels(content),
    sendPlain,
    mayBeSent: () => saving.mayBeSent(),
    onErrors: errors => reveal(firstStepWithError(errors) ?? step),
    onAnswer: ({ outcome }) => {
      if (outcome !== 'accepted' && outcome !== 'invalid') console.error('Form submission failed')
    },
  })
  const { step, enter, reveal } = useSteps(firstStepWithError(control.errors) ?? 1)
  const isOpening = isContinued && !control.isPosted
  useDraft(control, isOpening)
  const saving = useSaving(control, step)
  const isReceived = control.status === 'accepted'
  useReceivedDialog(isReceived)
  const name = isReceived ? control.values.II01masjidname?.trim() : ''
  const received = { content, reference, name: name ?? '' }
  const isAccepted = control.values.IV01termsandconditions === 'true'

  function onInput(event: InputEvent<HTMLFormElement>) {
    control.props.onInput(event)
    typedDraft.write(readTyped(event.currentTarget))
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (step === LAST_STEP && isAccepted) return control.props.onSubmit(event)
    event.preventDefault()
    go(stepAfter(step))
  }
  function go(step: Step) {
    saving.hide()
    enter(step)
  }

  return (
    <Reference value={control.reference}>
      {/* The wizard ends with the first screen or below, where the bar of buttons sticks: Next stands at one height in every step. */}
      <div className="wizard grid flex-1 grid-cols-1 grid-rows-[auto_1fr] gap-[20px] pt-[20px] max-sm:grid-rows-[auto_auto_auto_1fr] max-sm:gap-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[1fr] lg:gap-[64px] lg:pt-[32px] lights wrap">
        <div className="contents sm:grid sm:grid-cols-[minmax(0,1fr)_168px] sm:grid-rows-[auto_auto_1fr] sm:gap-y-[12px] sm:gap-x-[32px] lg:sticky lg:top-[32px] lg:grid-cols-1 lg:grid-rows-none lg:gap-[18px] lg:self-start [@media(height<=520px)]:static">
          <Text.h1 className="text-title">{content.title}</Text.h1>
          <Text.p className="text-muted text-sm max-sm:mt-[8px] max-sm:last:mb-[20px]">{content.lead}</Text.p>
          {!control.wasSentPlain && !isOpening && (
            <ErrorBoundary>
              <Progress current={step} content={content} strip={strip} />
              <div className="wizard-plan hidden sm:block sm:row-[1/4] sm:col-[2] sm:w-[168px] lg:row-auto lg:col-auto lg:w-[240px]">
                {plan}
              </div>
            </ErrorBoundary>
          )}
        </div>
        <div className="grid min-w-0">
          <ErrorBoundary keep={keepFields(control.props.ref)}>
            {control.wasSentPlain ? (
              <div className="sheet self-start overflow-hidden">
                <Received {...received} />
              </div>
            ) : isOpening ? (
              <form {...control.props} className="sheet sheet-body flex-1 p-[clamp(24px,2.4vw,36px)_var(--sheet-side)]">
                <OpenDraft content={content} posted={control.draft} form={control.props.ref} />
              </form>
            ) : (
              <form {...control.props} onInput={onInput} onSubmit={onSubmit} className="sheet">
                <div className="sheet-body flex-1 p-[clamp(24px,2.4vw,36px)_var(--sheet-side)]">
                  <SavedView content={content} hasMail={hasCopies} saving={saving} />
                  {!isInteractive && <ErrorSummary control={control} />}
                  {STEPS.map(each => (
                    // It stays in the DOM while another is shown; without JavaScript all are shown.
                    <section
                      key={each}
                      aria-labelledby={stepHeadingId(each)}
                      hidden={isInteractive && each !== step}
                      className={classNames(
                        'form-step relative',
                        !isInteractive && each !== step && 'awaits-hydration',
                      )}
                    >
                      <h2 id={stepHeadingId(each)} dir="auto" tabIndex={-1} className="sr-only">
                        {stepPlace(each, content)}
                      </h2>
                      {each === LAST_STEP ? (
                        <TermsStep control={control} content={content} hasCopies={hasCopies} onChange={go} />
                      ) : (
                        <StepFields step={each} control={control} content={content} />
                      )}
                    </section>
                  ))}
                  <Honeypot />
                </div>
                <Actions {...{ control, content, step, isAccepted }} onPrevious={() => go(stepBefore(step))} />
                <SaveLater label={content.draft.save} saving={saving} isPosted={control.isPosted} />
              </form>
            )}
          </ErrorBoundary>
        </div>
        <Dialog id={DIALOGS.received} size="md" closeLabel={closeLabel}>
          <Received {...received} dialogId={DIALOGS.received} />
        </Dialog>
      </div>
    </Reference>
  )
}

/** Keeps what is typed across reloads, until the registration is accepted. */
function useDraft({ props: { ref }, status, wasSentPlain }: FormControl, isOpening: boolean) {
  // A layout effect, so that it runs before useForm reads the fields.
  useLayoutEffect(() => {
    if (wasSentPlain) typedDraft.write(null)
    // The page of a link has no fields, and must not take their place.
    if (!ref.current || isOpening) return
    restoreTyped(ref.current, typedDraft.read())
    typedDraft.write(readTyped(ref.current))
  }, [ref, wasSentPlain, isOpening])

  const isAccepted = status === 'accepted'
  useEffect(() => {
    if (!isAccepted) return
    typedDraft.write(null)
    ref.current?.reset()
    history.replaceState(toHistoryState(history.state, 1), '')
    // A visitor who comes back gets an empty form, even when the browser restores the page from its back/forward cache.
    return reloadWhenRestored()
  }, [isAccepted, ref])
}
