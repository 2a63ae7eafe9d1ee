import { Fragment, type ReactNode, Suspense } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { CrestArch, SaveTile } from '@/components/ui/crest/late-tiles.client'
import { FilledText } from '@/components/ui/filled-text'
import { Success, SuccessWays } from '@/components/ui/success/success'
import type { RegistrationContent } from './step'

type ReceivedProps = {
  content: RegistrationContent
  /** The masjid's name; empty if it was not given. */
  name: string
  title: ReactNode
  reference: ReactNode
  /** In place of a form that was posted without JavaScript, where everything must be in the page. */
  isPage?: boolean
}

export function Received({ content, name, title, reference, isPage = false }: ReceivedProps) {
  const { receivedText, homeLabel, saveLabel, labels } = content
  const Late = isPage ? Fragment : Suspense
  const drawing = (
    <Late>
      <CrestArch name={name} />
    </Late>
  )
  return (
    <Success title={title} drawing={name ? drawing : null}>
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
