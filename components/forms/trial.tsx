import { SHORT_SHARES, TRIAL_SHARES } from '@/components/forms/lights/tiles'
import { Dialog, FocusedTitle } from '@/components/ui/dialog'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { FilledText } from '@/components/ui/filled-text'
import { Success } from '@/components/ui/success/success'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import type { Link, SiteSettings, TrialPage } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'
import { TrialSubmit } from './form-parts'
import { LitRosette, TrialRow } from './lights/drawings'
import { LiveDemo } from './live-demo'
import { ReferenceLine } from './reference.client'
import { TrialForm } from './trial-form.client'

type TrialProps = {
  form: 'full' | 'short'
  content: TrialPage
  settings: SiteSettings
  demoUrl: string
  sendPlain: SendPlainForm
}

/** Phones show the reasons below the form, and the tiles that light with the answers at its top. */
export function Trial({ form, content, settings, demoUrl, sendPlain }: TrialProps) {
  const isFull = form === 'full'
  const { title, points, legal, receivedTitle } = content
  const shares = isFull ? TRIAL_SHARES : SHORT_SHARES
  const toDocument = ({ href, label }: Link) => (
    <TextLink href={href} className="min-h-11 font-[550]">
      {label}
    </TextLink>
  )
  const sent = (
    <>
      <p dir="auto">{content.receivedText}</p>
      <ReferenceLine text={settings.referenceText} />
      <LiveDemo {...content} demoUrl={demoUrl} label={content.demoLabel} logo={settings.logo}>
        <TextLink href="/">{content.homeLabel}</TextLink>
      </LiveDemo>
    </>
  )
  const parts = {
    ...{ form, title, words: content.form, sendPlain },
    row: <TrialRow shares={shares} />,
    submit: <TrialSubmit label={content.submitLabel} tag={content.submitTag} />,
    note: (
      <Text.p className="-my-2.5 text-muted text-sm">
        <FilledText
          text={isFull ? legal.text : legal.shortText}
          nodes={{ terms: toDocument(legal.termsLink), privacy: toDocument(legal.privacyLink) }}
        />
      </Text.p>
    ),
    received: <Success title={<FocusedTitle>{receivedTitle}</FocusedTitle>}>{sent}</Success>,
    dialog: (
      <ErrorBoundary>
        <Dialog id={DIALOGS.received} size="md" closeLabel={settings.labels.close}>
          <Success title={<FocusedTitle dialogId={DIALOGS.received}>{receivedTitle}</FocusedTitle>}>{sent}</Success>
        </Dialog>
      </ErrorBoundary>
    ),
  }
  return (
    <div className="trial grid grid-cols-1 gap-[24px] items-start py-[20px_64px] sm:gap-[32px] sm:pt-[32px] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-[44px] lg:py-[56px_80px] min-[75rem]:gap-[72px] lights wrap">
      <div className="contents sm:grid sm:grid-cols-[minmax(0,1fr)_200px] sm:grid-rows-[auto_auto_1fr] sm:gap-y-[16px] sm:gap-x-[32px] lg:grid-cols-1 lg:grid-rows-none lg:gap-[20px] lg:[@media(height>520px)]:sticky lg:[@media(height>520px)]:top-[calc(5rem_+_32px)] [&>p]:max-sm:mt-[-8px]">
        <Text.h1 className="text-display">{isFull ? title : content.shortTitle}</Text.h1>
        <Text.p className="text-lead text-muted">{isFull ? content.lead : content.shortLead}</Text.p>
        <div className="trial-rose hidden sm:block [.trial:not(:has(form))_&]:hidden sm:row-[1/4] sm:col-[2] lg:row-auto lg:col-auto lg:w-[260px] lg:max-w-full lg:my-[12px_8px] min-[75rem]:w-[344px]">
          <LitRosette shares={shares} />
        </div>
        {points.length > 0 && (
          <ul className="grid gap-[10px] content-start text-[1.0625rem] leading-[1.5] max-sm:order-1">
            {points.map(({ _key, text }) => (
              <li
                dir="auto"
                key={_key}
                className="relative ps-[28px] before:absolute before:top-[0.75em] before:start-0 before:w-[14px] before:border-t-2 before:border-(--action)"
              >
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="min-w-0 border border-rule rounded-xl bg-white max-sm:mx-[calc(4px_-_min(var(--spacing-gutter),20px))] max-sm:rounded-[24px]">
        <ErrorBoundary>
          <TrialForm {...parts} />
        </ErrorBoundary>
      </div>
    </div>
  )
}
