import { Button } from '@sanity/ui'
import { getPublishedId, useEditState } from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { ordinal } from '@/studio/uses/chosen-in'
import { usePutOnPage } from '@/studio/uses/put-on-page'
import type { Uses } from '@/studio/uses/uses'
import { Choices } from './chip'

type PutOnPageProps = { uses: Extract<Uses, { kind: 'unplaced' }>; id: string; type: string; readOnly: boolean }

/** Puts the document on the landing page, and says what is still to do until visitors see it. */
export function PutOnPage({ uses: { list, hasSection, waiting }, id, type, readOnly }: PutOnPageProps) {
  const { put, isBusy, hasFailed } = usePutOnPage(id, type, list)
  const { published } = useEditState(getPublishedId(id), type)
  if (!hasSection) {
    return (
      <p>
        The landing page has no section {list.title}. Add the section there first. <PageLink />
      </p>
    )
  }
  if (!waiting) {
    return (
      <>
        <p>Visitors see it once it is chosen in the section {list.title} of the landing page.</p>
        {hasFailed && <p role="alert">That did not work, and nothing has changed. Try again in a minute.</p>}
        {!readOnly && (
          <Choices>
            <Button
              tone="primary"
              text="Put it on the page"
              aria-disabled={isBusy}
              onClick={() => void (!isBusy && put())}
            />
          </Choices>
        )}
      </>
    )
  }
  return (
    <div role="status">
      <p>
        <strong>
          It is {ordinal(waiting.place)} of {waiting.total} in the draft of the landing page.
        </strong>
      </p>
      <p>
        {published
          ? 'Publish the landing page, and visitors see it.'
          : 'Publish this one first, then the landing page.'}{' '}
        <PageLink />
      </p>
    </div>
  )
}

function PageLink() {
  return (
    <Link intent="edit" params={{ id: 'landingPage', type: 'landingPage' }}>
      Open the landing page
    </Link>
  )
}

const Link = styled(IntentLink)`
  color: var(--link);
  font-weight: 600;
  text-underline-offset: 3px;
`
