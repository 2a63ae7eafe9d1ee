import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { CopyIcon } from '@sanity/icons/Copy'
import { RestoreIcon } from '@sanity/icons/Restore'
import { TrashIcon } from '@sanity/icons/Trash'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { RequestAction, RequestDetail, RequestRow } from '@/lib/requests/requests'
import { CHOICES } from './choices'
import { Delivery } from './delivery'
import { DetailBar } from './detail-bar'
import { DetailSection } from './detail-section'
import { Fields } from './fields'
import { Gone } from './gone'
import type { MenuItem } from './menu'
import { Note } from './note'
import type { NoteKeeper } from './note-keeper'
import { NAME_ID, Person, Reach } from './person'
import type { RefusalCode } from './refused-error'
import { Say } from './say'
import { sectionsOf } from './sections'
import { Button } from './ui/buttons'
import { EASE_OUT, PHONE, TABLET } from './ui/palette'
import { nameWords } from './words'

export type DetailActions = {
  onAct: (action: RequestAction['action']) => void
  onCopy: (text: string) => Promise<boolean>
  onCopyAll: () => void
  onErase: () => void
  onGo: (place: number) => void
  onClose: () => void
  onRetry: () => void
}

type DetailPaneProps = DetailActions & {
  /** Known from the list before the detail comes. */
  row: RequestRow | null
  detail: RequestDetail | null
  problem: RefusalCode | null
  place: number | null
  total: number
  current: number
  now: Date
  keeper: NoteKeeper
}

/** One request: who it is first, then every field, its way to the form service, and staff's note. */
export function DetailPane({ row, detail, problem, place, total, current, now, keeper, ...on }: DetailPaneProps) {
  const request = detail ?? row
  useKeptFocus(detail)
  return (
    <Pane aria-label={request ? `Request of ${nameWords(request.name)}` : 'Request'}>
      <DetailBar
        {...{ place, total, current }}
        menu={detail ? menuOf(detail, on) : []}
        onGo={on.onGo}
        onClose={on.onClose}
      />
      <Body key={request?.id}>
        {problem && !detail && <Gone problem={problem} onRetry={on.onRetry} />}
        {request && !(problem && !detail) && <Person request={request} now={now} />}
        {detail && (
          <>
            <Say request={detail} now={now} onAct={on.onAct} />
            <Reach request={detail} />
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
      {detail && <Reach request={detail} isBar />}
    </Pane>
  )
}

/** What somebody pressed may be gone when the state of the request has changed: then its name has the focus. */
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
