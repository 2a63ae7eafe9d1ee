import { ClockIcon } from '@sanity/icons/Clock'
import { useMemo, useState } from 'react'
import { useConditionalToast } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { styled } from 'styled-components'
import { whenWords } from '@/lib/dates'
import { useStaffZone } from '@/studio/time-zone'
import { scheduledFor } from './state'

/** Says when a post will show, after it was published with a date in the future. */
export function ScheduledNote() {
  const { editState, documentType } = useDocumentPane()
  const revision = editState?.published?._rev
  const isReady = editState?.ready === true
  const [known, setKnown] = useState({ isReady, revision })
  const [isNew, setNew] = useState(false)
  if (known.isReady !== isReady || known.revision !== revision) {
    setNew(known.isReady && isReady && revision !== undefined)
    setKnown({ isReady, revision })
  }
  const now = new Date()
  const zone = useStaffZone()
  const date = isNew && documentType === 'post' ? scheduledFor(editState?.published ?? null, now) : null
  const words = date && whenWords(date, now, zone)
  // Sanity's own toast says that the post was published. This one goes away with the next change.
  const toast = useMemo(
    () => ({
      ...{ id: 'scheduled', status: 'success' as const, closable: true, title: `Scheduled for ${words}` },
      ...{ description: 'It comes by itself.', enabled: words !== null && !editState?.draft },
    }),
    [words, editState?.draft],
  )
  useConditionalToast(toast)
  return (
    <Note role="status" data-testid="scheduled-note">
      {date && (
        <>
          <ClockIcon aria-hidden />
          <span>Scheduled. It comes by itself on {words}.</span>
        </>
      )}
    </Note>
  )
}

const Note = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin: 0;
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--wait-bg);
  color: var(--wait);
  font-weight: 560;

  > svg {
    flex: none;
    color: var(--wait-icon);
    font-size: 21px;
  }

  &:empty {
    position: absolute;
    padding: 0;
  }
`
