'use client'

import type { InputEvent, ReactNode } from 'react'
import { FormDialog } from '@/components/dialogs/form-dialog.client'
import { Field } from '@/components/forms/field'
import { FormMessage, Honeypot } from '@/components/forms/form-parts'
import { useForm } from '@/components/forms/use-form'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/text'
import type { TrialDrawer } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { labelsOf } from '@/lib/forms/fields'
import { MINI_TRIAL } from '@/lib/forms/request-forms'
import { MESSAGES, USABLE } from '@/lib/forms/rules'
import { keepPhoneDigits } from '@/lib/words/ten-digits'

type MiniTrialFormProps = {
  words: Omit<TrialDrawer, 'submitLabel' | 'submitTag' | 'fullFormLink' | 'demoLabel' | 'demoUrl' | 'thanksText'>
  submit: ReactNode
  sendPlain: SendPlainForm
  closeLabel: string
  children: ReactNode
  thanks: ReactNode
}

export function MiniTrialForm({ words, submit, sendPlain, closeLabel, children, thanks }: MiniTrialFormProps) {
  const control = useForm({ form: 'miniTrial', fields: MINI_TRIAL, labels: labelsOf(MINI_TRIAL, words), sendPlain })
  const isSending = control.status === 'sending'
  return (
    <FormDialog
      id={DIALOGS.trial}
      size="drawer"
      isForgetful
      title={words.title}
      success={{
        title: words.thanksTitle,
        content: thanks,
        className: 'lights drawer-done flex min-h-full flex-col justify-center pt-10 pb-8',
      }}
      looks={{ frame: 'lights flex min-h-full flex-col px-6 pt-10 pb-8 sm:px-10' }}
      {...{ control, closeLabel }}
    >
      <Text.p className="mt-2 text-muted">{words.lead}</Text.p>
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
