import { Fragment, type ReactNode, Suspense } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { CrestArch, SaveTile } from '@/components/ui/crest/late-tiles.client'
import { FocusedTitle } from '@/components/ui/dialog'
import { FilledText } from '@/components/ui/filled-text'
import { Success, SuccessWays } from '@/components/ui/success/success'
import type { RegistrationContent } from './step'

type ReceivedProps = {
  content: RegistrationContent
  /** The masjid's name; empty if it was not given. */
  name: string
  reference: ReactNode
  /** Without it, this is in place of a form that was posted without JavaScript, where everything must be in the page. */
  dialogId?: string
}

export function Received({ content, name, reference, dialogId }: ReceivedProps) {
  const { receivedTitle, receivedText, homeLabel, saveLabel, labels } = content
  const Late = dialogId ? Suspense : Fragment
  const drawing = (
    <Late>
      <CrestArch name={name} />
    </Late>
  )
  return (
    <Success title={<FocusedTitle dialogId={dialogId}>{receivedTitle}</FocusedTitle>} drawing={name ? drawing : null}>
      <p dir="auto">
        <FilledText text={receivedText} nodes={{ masjid: <bdi>{name || labels.yourMasjid}</bdi> }} />
      </p>
      {reference}
      <SuccessWays>
        <ButtonLink href="/" size="lg">
          {homeLabel}
        </ButtonLink>
        {name && saveLabel && (
          <Late>
            <SaveTile name={name} label={saveLabel} />
          </Late>
        )}
      </SuccessWays>
    </Success>
  )
}
