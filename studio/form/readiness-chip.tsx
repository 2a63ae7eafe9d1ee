import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EditIcon } from '@sanity/icons/Edit'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { useDocumentPane } from 'sanity/structure'
import { findingsWithErrors } from '@/studio/readiness/errors'
import { FindingsList, FOUND_NOTHING } from '@/studio/readiness/findings-list'
import { useReadiness } from '@/studio/readiness/use-readiness'
import { useUnread } from '@/studio/unread/unread'
import { Chip } from './chip'
import { type Readiness, readinessOf } from './readiness-words'

export function ReadinessChip({ document }: { document: Record<string, unknown> }) {
  const { documentId, validation, editState } = useDocumentPane()
  const unread = useUnread(String(document._id ?? documentId))
  const { findings, isChecking } = useReadiness(document)
  const all = findingsWithErrors({ unread, markers: validation, findings })
  const isWritten =
    unread.length > 0 || !editState?.ready || Boolean(editState.draft ?? editState.published ?? editState.version)
  const { kind, words } = readinessOf({ isWritten, count: all.length, isChecking })
  return (
    <Chip label={words} {...LOOKS[kind]} testId="chip-readiness">
      {close => (kind === 'toFix' ? <FindingsList findings={all} onJump={close} /> : <p>{SENTENCES[kind]}</p>)}
    </Chip>
  )
}

const LOOKS = {
  unwritten: { Icon: EditIcon, tone: undefined },
  toFix: { Icon: WarningOutlineIcon, tone: 'wait' },
  checking: { Icon: ClockIcon, tone: undefined },
  ready: { Icon: CheckmarkCircleIcon, tone: 'ok' },
} as const satisfies Record<Readiness['kind'], object>

const SENTENCES: Record<Exclude<Readiness['kind'], 'toFix'>, string> = {
  unwritten: 'Once you write something, this says whether it can be published.',
  checking: FOUND_NOTHING,
  ready: FOUND_NOTHING,
}
