import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { CopyIcon } from '@sanity/icons/Copy'
import { RestoreIcon } from '@sanity/icons/Restore'
import { TrashIcon } from '@sanity/icons/Trash'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { RequestAction, RequestDetail, RequestRow, RequestState } from '@/lib/requests/requests'
import { Button } from '@/studio/ui/buttons'
import { EmptyState, RetryButton } from '@/studio/ui/empty-state'
import { EASE_OUT, PHONE, TABLET } from '@/studio/ui/palette'
import type { RefusalCode } from '../api/client'
import type { MenuItem } from '../ui/menu'
import { nameWords } from '../words'
import { Advice } from './advice'
import { Delivery } from './delivery'
import { DetailBar } from './detail-bar'
import { DetailSection } from './detail-section'
import { Fields } from './fields'
import type { NoteKeeper } from './note-keeper'
import { Note } from './notes'
import { ContactLinks, NAME_ID, Person } from './person'
import { sectionsOf } from './sections'

export type DetailActions = {
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
  return (
    <Pane aria-label={request ? `Request of ${nameWords(request.name)}` : 'Request'}>
      <DetailBar
        {...{ index, total, current }}
        menu={detail ? menuOf(detail, on) : []}
        onGo={on.onGo}
        onClose={on.onClose}
      />
      <Body key={request?.id}>
        {problem && !detail && <MissingRequest problem={problem} onRetry={on.onRetry} />}
        {request && !(problem && !detail) && <Person request={request} now={now} />}
        {detail && (
          <>
            <Advice request={detail} now={now} onAct={on.onAct} />
            <ContactLinks request={detail} />
            {sectionsOf(detail).map(({ title, fields }, index) => (
              <DetailSection
                key={title}
                title={title}
                action={
                  index === 0 && (
                    <Button $look="quiet" onClick={on.onCopyAll}>
                      <CopyIcon aria-hidden />
                      Copy all
                    </Button>
                  )
                }
              >
                <Fields fields={fields} onCopy={on.onCopy} />
              </DetailSection>
            ))}
            <DetailSection title="Delivery">
              <Delivery request={detail} now={now} />
            </DetailSection>
            <DetailSection title="Note">
              <Note id={detail.id} saved={detail.note} keeper={keeper} />
            </DetailSection>
            <Foot>
              {CHOICES[detail.state].canBeSpam && (
                <Button $look="quiet" onClick={() => on.onAct('spam')}>
                  <CloseCircleIcon aria-hidden />
                  Mark as spam
                </Button>
              )}
              <Button $look="quiet-danger" onClick={on.onErase}>
                <TrashIcon aria-hidden />
                Erase this person’s data
              </Button>
            </Foot>
          </>
        )}
      </Body>
      {detail && <ContactLinks request={detail} isBar />}
    </Pane>
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

function menuOf({ state }: RequestDetail, on: DetailActions): MenuItem[] {
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

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-left: 1px solid var(--rule);
  background: var(--bg);

  ${PHONE} {
    border-left: 0;
  }
`

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 22px 24px 28px;
  overflow: auto;

  ${TABLET} {
    padding: 20px 20px 28px;
  }

  ${PHONE} {
    padding: 18px 16px 28px;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: requests-detail 200ms ${EASE_OUT};
  }

  @keyframes requests-detail {
    from {
      opacity: 0;
      translate: 12px 0;
    }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 26px;
  padding-top: 16px;
  border-top: 1px solid var(--rule);

  ${PHONE} {
    > button {
      flex: 1 1 100%;
      justify-content: flex-start;
    }
  }
`

/** The actions that each state allows; the server refuses any other. */
export const CHOICES: Record<RequestState, { canSend: boolean; canBeSpam: boolean }> = {
  pending: { canSend: true, canBeSpam: true },
  delivered: { canSend: true, canBeSpam: true },
  refused: { canSend: true, canBeSpam: true },
  held: { canSend: false, canBeSpam: true },
  spam: { canSend: false, canBeSpam: false },
}

/** Shown in place of a request that does not exist or did not load. */
export function MissingRequest({ problem, onRetry }: { problem: RefusalCode; onRetry: () => void }) {
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
