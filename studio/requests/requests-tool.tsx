import { countOf } from '@/lib/words/format'
import './requests.css'
import { Button, Card, Text } from '@sanity/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import { SWRConfig } from 'swr'
import { Dialog } from '@/studio/ui/dialog'
import { usePhone } from '@/studio/ui/use-phone'
import { readView, toFilter, type ViewChange, writeView } from './address'
import { useDetail, useRequestsApi } from './api/hooks'
import { midnight, useNow } from './days'
import { DetailPane } from './detail/detail-pane'
import { EraseDialog } from './detail/erase-dialog'
import { useNotes } from './detail/notes'
import { NAME_ID } from './detail/person'
import { NOTE_ID, SEARCH_FIELD_ID, useKeys } from './keys'
import type { Sought } from './list/grid'
import { ListPane } from './list/list-pane'
import { rowAt, useList, useOpenIndex } from './list/use-list'
import { useActions, useSay } from './use-actions'

/** The tool "Requests": the list, and beside it the open request. What it has loaded is forgotten when it is left. */
export function RequestsTool() {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Requests />
    </SWRConfig>
  )
}

function Requests() {
  const api = useRequestsApi()
  const now = useNow()
  const isPhone = usePhone()
  const [view, change] = useView()
  const today = midnight(now, 0).toISOString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open request does not change the list, and a filter by date starts at midnight
  const filter = useMemo(
    () => toFilter(view, now),
    [view.state, view.form, view.dates, view.search, view.marked, today],
  )
  const [current, setCurrent] = useState(0)
  const inView = useList(api, filter, current)
  const { list } = inView
  const total = list?.total ?? 0
  // Rows at the end have been erased.
  if (total > 0 && current >= total) setCurrent(total - 1)
  const open = useDetail(api, view.id)
  const index = useOpenIndex(api, filter, inView, open.detail, view.id)
  const say = useSay()
  const keeper = useNotes(api, view.id, open.replace)
  const actions = useActions({ api, filter, open, inView, say })
  const [dialog, setDialog] = useState<Question | 'erase' | null>(null)
  const isDenied = !list && inView.problem !== null
  const id = isDenied ? null : view.id

  const [sought, setSought] = useState<Sought | null>(null)
  const seek = useCallback((next: Sought) => {
    setCurrent(next.index)
    setSought(next)
  }, [])
  useLayoutEffect(() => {
    // The rows of the list before it was opened anew have other places.
    const row = sought && list && !inView.isOpening ? rowAt(list, sought.index) : null
    if (!sought || !row) return
    setSought(null)
    const element = document.querySelector<HTMLElement>(`.requests-row[data-index="${sought.index}"]`)
    element?.scrollIntoView({ block: 'nearest' })
    if (sought.withFocus) element?.focus({ preventScroll: true })
    if (sought.opens) change({ id: row.id }, { replace: view.id !== null })
  })

  // A link or the Back button may open a request that is far down in the list.
  const revealedId = useRef<string | null>(null)
  useEffect(() => {
    if (index === null || revealedId.current === view.id) return
    revealedId.current = view.id
    seek({ index })
  }, [index, view.id, seek])

  useEffect(() => {
    if (isPhone && id !== null) focusOn(NAME_ID)
  }, [isPhone, id])

  const close = () => {
    change({ id: null })
    seek({ index: index ?? current, withFocus: true })
  }
  const narrow = (more: ViewChange) => {
    setCurrent(0)
    setSought(null)
    change(more, { replace: 'search' in more })
  }
  const act = (action: Parameters<typeof actions.act>[1]) => {
    const { id } = view
    if (id === null) return
    if (action !== 'send' || open.detail?.state !== 'delivered') return void actions.act(id, action)
    setDialog({
      title: 'Send a delivered request again?',
      words: 'The form service has it already. Sent again, it may be there twice.',
      send: () => actions.act(id, 'send'),
    })
  }
  const sendAll = () => {
    if (total === 1) return void actions.sendAll()
    setDialog({
      title: 'Send all refused requests again?',
      words: `${countOf(total, 'request')} go out one after another, at most 20 a minute. What is refused again comes back here.`,
      send: actions.sendAll,
    })
  }
  const copyAll = () => open.detail && void actions.copyAll(open.detail)
  const openAt = (to: number) => seek({ index: to, opens: true })
  const handleKey = useKeys({
    ...{ isOpen: id !== null, current, total },
    onMove: to => seek({ index: to, withFocus: true, opens: view.id !== null }),
    onOpen: () => (index === current ? focusOn(NAME_ID) : seek({ index: current, withFocus: true, opens: true })),
    onClose: close,
    onCopy: copyAll,
    onSearch: () => focusOn(SEARCH_FIELD_ID),
    onLeave: () => {
      if (document.activeElement?.id === NOTE_ID) focusOn(NAME_ID)
      else if (total > 0) seek({ index: current, withFocus: true })
    },
  })
  const closeDialog = () => setDialog(null)

  return (
    <Card as="main" className="requests" height="fill" overflow="hidden" data-open={id !== null} onKeyDown={handleKey}>
      <div className="requests-list">
        <ListPane
          {...{ view, inView, now }}
          grid={{ current, onSeek: seek, onOpen: openAt }}
          onChange={narrow}
          onExport={() => void actions.exportCsv(total)}
          onSendAll={sendAll}
        />
      </div>
      {id !== null && (
        <DetailPane
          row={list && index !== null ? rowAt(list, index) : null}
          {...open}
          {...{ index, total, current, now, keeper }}
          onAct={act}
          onCopy={actions.copy}
          onCopyAll={copyAll}
          onErase={() => setDialog('erase')}
          onGo={openAt}
          onClose={close}
          onRetry={open.refresh}
        />
      )}
      {dialog && dialog !== 'erase' && <SendDialog {...dialog} onClose={closeDialog} />}
      {dialog === 'erase' && open.detail && (
        <EraseDialog
          api={api}
          {...open.detail}
          onClose={closeDialog}
          onErased={() => {
            closeDialog()
            if (view.id !== null) keeper.forget(view.id)
            close()
            say('Erased. Only the date and the form are kept for the counts.')
            inView.refresh()
          }}
        />
      )}
    </Card>
  )
}

/** Before something is sent once more. */
type Question = { title: string; words: string; send: () => unknown }

function SendDialog({ title, words, send, onClose }: Question & { onClose: () => void }) {
  const sendAgain = () => {
    onClose()
    void send()
  }
  const footer = (
    <>
      <Button mode="ghost" text="Not now" onClick={onClose} />
      <Button tone="primary" text="Send again" onClick={sendAgain} />
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <Text size={1} as="p">
        {words}
      </Text>
    </Dialog>
  )
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

/** The view in the URL, and a function that changes it. `replace` adds no entry to the browser's history. */
function useView() {
  const { state, navigate } = useRouter()
  const view = useMemo(() => readView(state), [state])
  const change = (more: ViewChange, options?: { replace?: boolean }) =>
    navigate(writeView({ ...view, ...more }), options)
  return [view, change] as const
}
