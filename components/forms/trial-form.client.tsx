'use client'

import { Fragment, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Text } from '@/components/ui/text'
import type { TrialFormWords } from '@/content/types'
import type { SendPlainForm } from '@/lib/forms/answer'
import { labelsOf } from '@/lib/forms/fields'
import { MESSAGES, USABLE } from '@/lib/forms/rules'
import { SHORT_TRIAL, TRIAL } from '@/lib/forms/trial-forms'
import { ErrorSummary } from './error-summary'
import { Choices, Field } from './field'
import { FormMessage, Honeypot } from './form-parts'
import { NamedField } from './named-field.client'
import { Reference } from './reference.client'
import { keepFields } from './typed-fields'
import { useForm } from './use-form'
import { useReceivedDialog } from './use-received-dialog'

const NEEDED = { pattern: USABLE.text, 'aria-required': true }

type TrialFormProps = {
  form: 'full' | 'short'
  /** The title of the page; the short form stands under it. */
  title: string
  words: TrialFormWords
  row: ReactNode
  submit: ReactNode
  note: ReactNode
  /** Replaces a form that was posted without JavaScript. */
  received: ReactNode
  /** Opens when the form is sent; like `received`, with a ReferenceLine. */
  dialog: ReactNode
  sendPlain: SendPlainForm
}

/** The full form opens the success dialog as soon as sending starts; errors in the response bring the visitor back. */
export function TrialForm({ form, title, words, row, submit, note, received, dialog, sendPlain }: TrialFormProps) {
  const { groups, labels, locationPlaceholder, crestNote, contactWays } = words
  const isFull = form === 'full'
  const control = useForm({
    form: isFull ? 'trial' : 'shortTrial',
    fields: isFull ? TRIAL : SHORT_TRIAL,
    labels: labelsOf(TRIAL, labels),
    sendPlain,
  })
  const isSending = control.status === 'sending'
  const isSafe = control.status === 'accepted'
  const dialogKey = useReceivedDialog(isSafe || (isFull && isSending), isSafe)
  return (
    <Reference value={control.reference}>
      <ErrorBoundary keep={keepFields(control.props.ref)}>
        {control.wasSentPlain ? (
          received
        ) : (
          <form
            {...control.props}
            className="p-[clamp(24px,3.4vw,48px)_clamp(20px,3.4vw,48px)_clamp(24px,3vw,40px)] max-sm:pt-0"
          >
            {/* Under the header while that is shown. */}
            <div className="trial-row sticky top-0 z-2 m-[0_-20px_24px] transition-[top] duration-200 ease-(--ease-out) [html[data-scrolled]:not([data-away])_&]:top-[44px] p-[10px_20px] border-b border-b-rule rounded-[23px_23px_0_0] bg-white sm:hidden print:static [@media(height<=520px)]:static">
              {row}
            </div>
            <div className="has-[.error-summary]:mb-7">
              <ErrorSummary control={control} />
            </div>
            <div>
              <Group title={isFull ? groups.you : title}>
                <Field control={control} name="name" {...NEEDED} />
                <div className={isFull ? 'field-pair' : 'contents'}>
                  <Field control={control} name="email" {...NEEDED} pattern={USABLE.email} />
                  <Field control={control} name="phone" {...NEEDED} />
                </div>
              </Group>
              {isFull && (
                <>
                  <Group title={groups.masjid}>
                    <NamedField control={control} name="masjid" note={crestNote} {...NEEDED} />
                    <Field control={control} name="location" placeholder={locationPlaceholder} {...NEEDED} />
                  </Group>
                  <Group title={groups.contact}>
                    <Choices
                      control={control}
                      name="bestcontact"
                      options={contactWays}
                      className="grid-cols-[repeat(4,1fr)] max-[480px]:grid-cols-[1fr_1fr]"
                    />
                  </Group>
                </>
              )}
            </div>
            <Honeypot />
            <div className="mt-4 grid gap-4">
              <FormMessage control={control} />
              <Button type="submit" size="lg">
                {isSending ? MESSAGES.sending : submit}
              </Button>
              {note}
            </div>
          </form>
        )}
      </ErrorBoundary>
      <Fragment key={dialogKey}>{dialog}</Fragment>
    </Reference>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-rule not-first:mt-9 not-first:border-t not-first:pt-8">
      <fieldset className="form min-w-0">
        <Text.legend className="mb-6 font-display font-semibold text-[1.375rem] text-heading leading-[1.2] tracking-[-0.02em]">
          {title}
        </Text.legend>
        {children}
      </fieldset>
    </div>
  )
}
