'use client'

import type { ReactNode } from 'react'
import { FormDialog } from '@/components/dialogs/form-dialog.client'
import { Choices, Field } from '@/components/forms/field'
import { FormMessage, Honeypot } from '@/components/forms/form-parts'
import { ReferenceProvider } from '@/components/forms/reference.client'
import { useForm } from '@/components/forms/use-form'
import { Button } from '@/components/ui/button'
import { DialogTitle } from '@/components/ui/dialog-frame'
import { SuccessArt } from '@/components/ui/success/success'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { DemoDialog } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { PLATFORM_ANSWERS } from '@/lib/forms/choices'
import { labelsOf } from '@/lib/forms/fields'
import { DEMO } from '@/lib/forms/request-forms'

type DemoFormWords = Pick<
  DemoDialog,
  'title' | 'lead' | 'nameLabel' | 'emailLabel' | 'phoneLabel' | 'question' | 'answers' | 'submitLabel' | 'successTitle'
>

type DemoFormProps = {
  words: DemoFormWords
  sendPlain: SendPlainForm
  closeButton: ReactNode
  side: ReactNode
  /** Replaces the form once it was accepted. */
  ready: ReactNode
}

/** As high with messages as without, because each has its place. */
const COLUMN =
  'px-[clamp(20px,5vw,48px)] pt-9 pb-7.5 [&>.form]:gap-[10px] [&>.form>.field>[aria-live]]:static [&>.form>.field>[aria-live]]:min-h-[28px] [&>.form>.field>[aria-live]]:mt-0 [&_.field-error]:pt-[6px]'

/** The demo dialog: its form, then the links to the live demo. A form that could not be sent stays as it is. */
export function DemoForm({ words, sendPlain, closeButton, side, ready }: DemoFormProps) {
  const control = useForm({ form: 'demo', fields: DEMO, labels: labelsOf(DEMO, words), sendPlain })
  const isSent = control.status === 'accepted'
  // Before hydration the button submits the form, valid or not.
  const isDisabled = useIsInteractive() && !control.isValid
  return (
    <FormDialog id={DIALOGS.demo} size={isSent ? 'md' : 'xl'} control={control} closeButton={closeButton}>
      <div
        className={
          isSent
            ? 'success'
            : 'grid grid-cols-1 min-[860px]:h-[692px] min-[860px]:grid-cols-[minmax(320px,400px)_minmax(440px,1fr)]'
        }
      >
        {isSent && <SuccessArt />}
        <div className={isSent ? 'success-words' : COLUMN}>
          <DialogTitle dialogId={DIALOGS.demo} className={isSent ? undefined : 'pr-12'}>
            {isSent ? words.successTitle : words.title}
          </DialogTitle>
          {isSent ? (
            <ReferenceProvider value={control.reference}>{ready}</ReferenceProvider>
          ) : (
            <>
              <p dir="auto" className="mt-1.5 mb-4 text-muted text-sm">
                {words.lead}
              </p>
              <form {...control.props} className="form">
                <Field control={control} name="name" required />
                <Field control={control} name="email" required />
                <Field control={control} name="phone" required />
                <Choices
                  control={control}
                  name="lookingForDonationPlatform"
                  options={PLATFORM_ANSWERS.map((value, place) => ({ value, label: words.answers[place] ?? value }))}
                />
                <Honeypot />
                {control.status === 'refused' && <FormMessage control={control} />}
                <Button type="submit" size="lg" aria-disabled={isDisabled}>
                  {words.submitLabel}
                </Button>
              </form>
            </>
          )}
        </div>
        {!isSent && side}
      </div>
    </FormDialog>
  )
}
