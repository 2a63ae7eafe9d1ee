import { ClockIcon } from '@sanity/icons/Clock'
import { Card, Flex, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useConditionalToast } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { whenWords } from '@/lib/time/dates'
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
    <div role="status" data-testid="scheduled-note">
      {date && (
        <Card tone="caution" radius={2} padding={3}>
          <Flex gap={3}>
            <Text size={1}>
              <ClockIcon aria-hidden />
            </Text>
            <Text size={1}>Scheduled. It comes by itself on {words}.</Text>
          </Flex>
        </Card>
      )}
    </div>
  )
}
