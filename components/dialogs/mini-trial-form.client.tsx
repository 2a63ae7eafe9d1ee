'use client'

import type { InputEvent, ReactNode } from 'react'
import { FormDialog } from '@/components/dialogs/form-dialog.client'
import { Field } from '@/components/forms/field'
import { FormMessage, Honeypot } from '@/components/forms/form-parts'
import { ReferenceProvider } from '@/components/forms/reference.client'
import { useForm } from '@/components/forms/use-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DialogTitle } from '@/components/ui/dialog-frame'
import { SuccessArt } from '@/components/ui/success/success'
import type { TrialDrawer } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { labelsOf } from '@/lib/forms/fields'
import { MINI_TRIAL } from '@/lib/forms/request-forms'
import { MESSAGES } from '@/lib/forms/rules'
import { USABLE } from '@/lib/forms/usable'
import { keepPhoneDigits } from '@/lib/words/ten-digits'

type MiniTrialFormProps = {
  words: Omit<TrialDrawer, 'submitLabel' | 'submitTag' | 'fullFormLink' | 'demoLabel' | 'demoUrl'>
  /** Content of the submit button. */
  submit: ReactNode
  sendPlain: SendPlainForm
  closeButton: ReactNode
  /** The link to the full form, and tiles that light with the answers. */
  children: ReactNode
  /** A ReferenceLine and the ways on, once the form was accepted. */
  ways: ReactNode
}

export function MiniTrialForm({ words, submit, sendPlain, closeButton, children, ways }: MiniTrialFormProps) {
  const control = useForm({ form: 'miniTrial', fields: MINI_TRIAL, labels: labelsOf(MINI_TRIAL, words), sendPlain })
  const isSending = control.status === 'sending'
  const isSent = control.status === 'accepted'
  return (
    <FormDialog id={DIALOGS.trial} size="drawer" control={control} isForgetful closeButton={closeButton}>
      <div
        className={classNames(
          'lights flex min-h-full flex-col pt-10 pb-8',
          isSent ? 'drawer-done justify-center' : 'px-6 sm:px-10',
        )}
      >
        <div className={isSent ? 'success' : 'contents'}>
          {isSent && <SuccessArt />}
          <div className={isSent ? 'success-words' : 'contents'}>
            <DialogTitle dialogId={DIALOGS.trial} className={isSent ? undefined : 'pr-12'}>
              {isSent ? words.thanksTitle : words.title}
            </DialogTitle>
            <p dir="auto" className={isSent ? undefined : 'mt-2 text-muted'}>
              {isSent ? words.thanksText : words.lead}
            </p>
            {isSent && <ReferenceProvider value={control.reference}>{ways}</ReferenceProvider>}
          </div>
        </div>
        {!isSent && (
          <>
            <form {...control.props} className="form mt-6 mb-1 gap-4">
              <Field control={control} name="name" pattern={USABLE.fullName} required />
              <Field control={control} name="email" pattern={USABLE.email} required />
              <Field
                control={control}
                name="phone"
                hint={words.phoneHint}
                inputMode="numeric"
                pattern={USABLE.tenDigits}
                onInput={keepDigits}
                required
              />
              <Honeypot />
              <FormMessage control={control} />
              <Button type="submit" size="lg" aria-busy={isSending}>
                {isSending ? MESSAGES.sending : submit}
              </Button>
            </form>
            {children}
          </>
        )}
      </div>
    </FormDialog>
  )
}

/** For every edit of a phone field: removes all but digits, and the country code of a complete number. */
function keepDigits({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) {
  // The event of a key press contains its character; pasted or autofilled text comes as a whole or without data.
  const isDigitKey = 'data' in nativeEvent && /^\p{Nd}$/u.test(nativeEvent.data ?? '')
  const kept = keepPhoneDigits({ value: input.value, caret: input.selectionStart ?? input.value.length }, isDigitKey)
  if (kept.value === input.value) return
  input.value = kept.value
  // Safari moves the focus to a field whose caret is set.
  if (document.activeElement === input) input.setSelectionRange(kept.caret, kept.caret)
}
