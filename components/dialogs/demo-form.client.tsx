'use client'

import type { ReactNode } from 'react'
import { FormDialog } from '@/components/dialogs/form-dialog.client'
import { Choices, Field } from '@/components/forms/field'
import { FormMessage, Honeypot } from '@/components/forms/form-parts'
import { useForm } from '@/components/forms/use-form'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/text'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { DemoDialog } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { labelsOf } from '@/lib/forms/fields'
import { DEMO, PLATFORM_ANSWERS } from '@/lib/forms/request-forms'

type DemoFormWords = Pick<
  DemoDialog,
  'title' | 'lead' | 'nameLabel' | 'emailLabel' | 'phoneLabel' | 'question' | 'answers' | 'submitLabel' | 'successTitle'
>

type DemoFormProps = {
  words: DemoFormWords
  sendPlain: SendPlainForm
  closeLabel: string
  side: ReactNode
  ready: ReactNode
}

const LOOKS = {
  columns: 'grid grid-cols-1 min-[860px]:h-[692px] min-[860px]:grid-cols-[minmax(320px,400px)_minmax(440px,1fr)]',
  /** As high with messages as without, because each has its place. */
  form: 'px-[clamp(20px,5vw,48px)] pt-9 pb-7.5 [&>.form]:gap-[10px] [&>.form>.field>[aria-live]]:static [&>.form>.field>[aria-live]]:min-h-[28px] [&>.form>.field>[aria-live]]:mt-0 [&_.field-error]:pt-[6px]',
}

/** The demo dialog: its form, then the links to the live demo. A form that could not be sent stays as it is. */
export function DemoForm({ words, sendPlain, closeLabel, side, ready }: DemoFormProps) {
  const control = useForm({ form: 'demo', fields: DEMO, labels: labelsOf(DEMO, words), sendPlain })
  // Before hydration the button submits the form, valid or not.
  const isDisabled = useIsInteractive() && !control.isValid
  return (
    <FormDialog
      id={DIALOGS.demo}
      size={control.status === 'accepted' ? 'md' : 'xl'}
      title={words.title}
      success={{ title: words.successTitle, content: ready }}
      looks={LOOKS}
      {...{ control, closeLabel, side }}
    >
      <Text.p className="mt-1.5 mb-4 text-muted text-sm">{words.lead}</Text.p>
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
    </FormDialog>
  )
}
