import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { CopyIcon } from '@sanity/icons/Copy'
import { RestoreIcon } from '@sanity/icons/Restore'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Heading, Stack } from '@sanity/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { RequestAction, RequestDetail, RequestRow, RequestState } from '@/lib/requests/requests'
import { EmptyState, RetryButton } from '@/studio/ui/empty-state'
import { usePhone } from '@/studio/ui/use-phone'
import type { RefusalCode } from '../api/client'
import { nameWords } from '../words'
import { Advice } from './advice'
import { Delivery } from './delivery'
import { type Action, DetailBar } from './detail-bar'
import { Fields } from './fields'
import type { NoteKeeper } from './note-keeper'
import { Note } from './notes'
import { ContactLinks, NAME_ID, Person } from './person'
import { sectionsOf } from './sections'

type DetailActions = {
  onAct: (action: RequestAction['action']) => void
  onCopy: (text: string) => Promise<boolean>
  onCopyAll: () => void
  onErase: () => void
  onGo: (index: number) => void
  onClose: () => void
  onRetry: () => void
}

type DetailPaneProps = DetailActions & {
  /** Known from the list before the detail has loaded. */
  row: RequestRow | null
  detail: RequestDetail | null
  problem: RefusalCode | null
  index: number | null
  total: number
  current: number
  now: Date
  keeper: NoteKeeper
}

/** One request: the person, every field, its delivery and the note of staff. */
export function DetailPane({ row, detail, problem, index, total, current, now, keeper, ...on }: DetailPaneProps) {
  const request = detail ?? row
  useKeptFocus(detail)
  const isPhone = usePhone()
  return (
    <Card as="section" borderLeft aria-label={request ? `Request of ${nameWords(request.name)}` : 'Request'}>
      <DetailBar
        {...{ index, total, current }}
        actions={detail ? actionsOf(detail, on) : []}
        onGo={on.onGo}
        onClose={on.onClose}
      />
      <Box key={request?.id} flex={1} overflow="auto" padding={[4, 4, 5]}>
        {problem && !detail ? (
          <MissingRequest problem={problem} onRetry={on.onRetry} />
        ) : (
          <Stack gap={4}>
            {request && <Person request={request} now={now} />}
            {detail && <Loaded {...{ detail, now, keeper, isPhone, on }} />}
          </Stack>
        )}
      </Box>
      {detail && isPhone && <ContactLinks request={detail} isBar />}
    </Card>
  )
}

type LoadedProps = { detail: RequestDetail; now: Date; keeper: NoteKeeper; isPhone: boolean; on: DetailActions }

function Loaded({ detail, now, keeper, isPhone, on }: LoadedProps) {
  const copyAll = <Button mode="bleed" padding={2} icon={CopyIcon} text="Copy all" onClick={on.onCopyAll} />
  return (
    <>
      <Advice request={detail} now={now} onAct={on.onAct} />
      {!isPhone && <ContactLinks request={detail} />}
      {sectionsOf(detail).map(({ title, fields }, index) => (
        <DetailSection key={title} title={title} action={index === 0 && copyAll}>
          <Fields fields={fields} onCopy={on.onCopy} />
        </DetailSection>
      ))}
      <DetailSection title="Delivery">
        <Delivery request={detail} now={now} />
      </DetailSection>
      <DetailSection title="Note">
        <Note id={detail.id} saved={detail.note} keeper={keeper} />
      </DetailSection>
      <Card borderTop paddingTop={3} marginTop={3}>
        <Flex gap={2} wrap="wrap">
          {CHOICES[detail.state].canBeSpam && (
            <Button mode="bleed" icon={CloseCircleIcon} text="Mark as spam" onClick={() => on.onAct('spam')} />
          )}
          <Button mode="bleed" tone="critical" icon={TrashIcon} text="Erase this person’s data" onClick={on.onErase} />
        </Flex>
      </Card>
    </>
  )
}

/** Focuses the name when the pressed button has disappeared with the former state. */
function useKeptFocus(detail: RequestDetail | null): void {
  const before = useRef(detail)
  useEffect(() => {
    const isChanged = before.current?.id === detail?.id && before.current?.state !== detail?.state
    before.current = detail
    if (isChanged && document.activeElement === document.body) document.getElementById(NAME_ID)?.focus()
  }, [detail])
}

function actionsOf({ state }: RequestDetail, on: DetailActions): Action[] {
  const { canSend, canBeSpam } = CHOICES[state]
  const send = { label: 'Send again', Icon: RestoreIcon, onChoose: () => on.onAct('send') }
  const spam = { label: 'Mark as spam', Icon: CloseCircleIcon, onChoose: () => on.onAct('spam') }
  return [
    ...(canSend ? [send] : []),
    { label: 'Copy all fields', Icon: CopyIcon, onChoose: on.onCopyAll },
    ...(canBeSpam ? [spam] : []),
    { label: 'Erase this person’s data', Icon: TrashIcon, onChoose: on.onErase, isDangerous: true },
  ]
}

/** The actions that each state allows; the server refuses any other. */
const CHOICES: Record<RequestState, { canSend: boolean; canBeSpam: boolean }> = {
  pending: { canSend: true, canBeSpam: true },
  delivered: { canSend: true, canBeSpam: true },
  refused: { canSend: true, canBeSpam: true },
  held: { canSend: false, canBeSpam: true },
  spam: { canSend: false, canBeSpam: false },
}

/** Shown in place of a request that does not exist or did not load. */
function MissingRequest({ problem, onRetry }: { problem: RefusalCode; onRetry: () => void }) {
  if (problem === 'not found') {
    return (
      <EmptyState title="This request is not here any more.">
        Somebody has erased it, or the address is not complete. The list shows all that there is.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="This request did not load." actions={<RetryButton onRetry={onRetry} />}>
      The site’s server does not answer. Nothing is lost. We try again every 10 seconds.
    </EmptyState>
  )
}

type DetailSectionProps = { title: string; action?: ReactNode; children: ReactNode }

function DetailSection({ title, action, children }: DetailSectionProps) {
  const id = useId()
  return (
    <Stack as="section" gap={3} marginTop={3} aria-labelledby={id}>
      <Card borderBottom paddingBottom={action ? 1 : 3}>
        <Flex align="center" justify="space-between">
          <Heading as="h3" id={id} size={1}>
            {title}
          </Heading>
          {action}
        </Flex>
      </Card>
      {children}
    </Stack>
  )
}
