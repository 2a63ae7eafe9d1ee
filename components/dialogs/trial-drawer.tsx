import { MiniTrialForm } from '@/components/dialogs/mini-trial-form.client'
import { TrialSubmit } from '@/components/forms/form-parts'
import { LitRosette } from '@/components/forms/lights/drawings'
import { SHORT_SHARES } from '@/components/forms/lights/tiles'
import { ReferenceLine } from '@/components/forms/reference.client'
import { ButtonLink } from '@/components/ui/button'
import { closes } from '@/components/ui/dialog-command'
import { Icon } from '@/components/ui/icon'
import { SuccessWays } from '@/components/ui/success/success'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { SiteSettings, TrialDrawer as TrialDrawerContent } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'

type TrialDrawerProps = { content: TrialDrawerContent; settings: SiteSettings; sendPlain: SendPlainForm }

export function TrialDrawer({ content, settings, sendPlain }: TrialDrawerProps) {
  const { submitLabel, submitTag, fullFormLink, demoLabel, demoUrl, thanksText, ...words } = content
  return (
    <MiniTrialForm
      words={words}
      submit={<TrialSubmit label={submitLabel} tag={submitTag} />}
      sendPlain={sendPlain}
      closeLabel={settings.labels.close}
      thanks={
        <>
          <p dir="auto">{thanksText}</p>
          <ReferenceLine text={settings.referenceText} />
          <SuccessWays>
            <ButtonLink href={demoUrl} size="lg">
              {demoLabel}
              <Icon name="arrow-right" />
            </ButtonLink>
            <TextButton {...closes(DIALOGS.trial)}>{settings.labels.close}</TextButton>
          </SuccessWays>
        </>
      }
    >
      <TextLink href={fullFormLink.href} className="min-h-11 self-start">
        {fullFormLink.label}
      </TextLink>
      <div className="relative mt-4 min-h-35 flex-1 [&>.lit]:absolute [&>.lit]:inset-0 [&>.lit]:h-full [&>.lit]:max-h-[340px]">
        <LitRosette shares={SHORT_SHARES} />
      </div>
    </MiniTrialForm>
  )
}
