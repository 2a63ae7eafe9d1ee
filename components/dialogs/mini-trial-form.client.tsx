'use client'

import type { ReactNode } from 'react'
import { FormDialog } from '@/components/dialogs/form-dialog.client'
import { Field } from '@/components/forms/field'
import { FormMessage, Honeypot } from '@/components/forms/form-parts'
import { keepDigits } from '@/components/forms/keep-digits'
import { useForm } from '@/components/forms/use-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DialogTitle } from '@/components/ui/dialog-frame'
import { SuccessArt } from '@/components/ui/success/success'
import type { TrialDrawer } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { MINI_TRIAL } from '@/lib/forms/request-forms'
import { MESSAGES } from '@/lib/forms/rules'

type MiniTrialFormProps = {
  words: Omit<TrialDrawer, 'fullFormLink' | 'demoLabel' | 'demoUrl'>
  sendPlain: SendPlainForm
  closeButton: ReactNode
  /** Other ways to get in touch, below the form. */
  children: ReactNode
  /** The ways on, once the form was accepted. */
  ways: ReactNode
}

export function MiniTrialForm({ words, sendPlain, closeButton, children, ways }: MiniTrialFormProps) {
  const control = useForm({ form: 'miniTrial', rules: MINI_TRIAL, sendPlain })
  const isSending = control.status === 'sending'
  const isSent = control.status === 'accepted'
  return (
    <FormDialog id={DIALOGS.trial} size="drawer" control={control} isForgetful closeButton={closeButton}>
      <div className={classNames('drawer', isSent && 'drawer-done')}>
        <div className={isSent ? 'success' : 'contents'}>
          {isSent && <SuccessArt />}
          <div className={isSent ? 'success-words' : 'contents'}>
            <DialogTitle dialogId={DIALOGS.trial} className={isSent ? undefined : 'pr-12'}>
              {isSent ? words.thanksTitle : words.title}
            </DialogTitle>
            <p dir="auto" className={isSent ? undefined : 'mt-2 text-muted'}>
              {isSent ? words.thanksText : words.lead}
            </p>
            {isSent && ways}
          </div>
        </div>
        {!isSent && (
          <>
            <form {...control.props} className="form my-6 gap-4">
              <Field control={control} name="name" label={words.nameLabel} autoComplete="name" required />
              <Field
                control={control}
                name="phone"
                label={words.phoneLabel}
                hint={words.phoneHint}
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                onInput={keepDigits}
                required
              />
              <Field
                control={control}
                name="email"
                label={words.emailLabel}
                type="email"
                autoComplete="email"
                required
              />
              <Honeypot />
              <FormMessage control={control} />
              <Button type="submit" size="lg" aria-busy={isSending}>
                {isSending ? MESSAGES.sending : words.submitLabel}
              </Button>
            </form>
            {children}
          </>
        )}
      </div>
    </FormDialog>
  )
}
