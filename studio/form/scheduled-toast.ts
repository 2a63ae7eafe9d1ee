import { useMemo, useState } from 'react'
import { useConditionalToast } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { whenWords } from '@/lib/time/dates'
import { useStaffZone } from '@/studio/time-zone'
import { scheduledFor } from './state'

/** Says when a post will show, after it was published with a date in the future, until the next change. */
export function useScheduledToast(): void {
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
  const toast = useMemo(
    () => ({
      ...{ id: 'scheduled', status: 'success' as const, closable: true, title: `Scheduled for ${words}` },
      ...{ description: 'It comes by itself.', enabled: words !== null && !editState?.draft },
    }),
    [words, editState?.draft],
  )
  useConditionalToast(toast)
}
