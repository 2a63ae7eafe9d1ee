import './requests.css'
import { Card } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import { SWRConfig } from 'swr'
import { usePhone } from '@/studio/ui/use-phone'
import { readView, toFilter, type View, writeView } from './address'
import { useRequestsApi } from './api/hooks'
import { midnight, useNow } from './days'
import { DetailPane } from './detail/detail-pane'
import { useNotes } from './detail/notes'
import { NAME_ID } from './detail/person'
import { useDetail } from './detail/use-detail'
import { Dialogs, type OpenDialog } from './dialogs'
import { type Command, SEARCH_FIELD_ID, useKeys } from './keys'
import type { GridHandle } from './list/grid'
import { rowAt } from './list/list'
import { ListPane } from './list/list-pane'
import { useList, useOpenIndex } from './list/use-list'
import { useActions } from './use-actions'
import { useSay } from './use-say'

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
    [view.state, view.form, view.dates, view.search, view.isMarked, today],
  )
  const inView = useList(api, filter)
  const open = useDetail(api, view.id)
  const index = useOpenIndex(api, filter, inView, open.detail, view.id)
  const say = useSay()
  const keeper = useNotes(api, view.id, open.replace)
  const actions = useActions({ api, filter, open, inView, say })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const grid = useRef<GridHandle>(null)

  const { list } = inView
  const total = list?.total ?? 0
  const isDenied = !list && inView.problem !== null
  const id = isDenied ? null : view.id

  const [wanted, setCurrent] = useState(0)
  const current = Math.max(0, Math.min(wanted, total - 1))

  // A link or the Back button may open a request that is far down in the list.
  const revealedId = useRef<string | null>(null)
  useEffect(() => {
    if (index === null || revealedId.current === view.id) return
    revealedId.current = view.id
    grid.current?.reveal(index, false)
  }, [index, view.id])

  useEffect(() => {
    if (isPhone && id !== null) document.getElementById(NAME_ID)?.focus()
  }, [isPhone, id])

  const opensNext = useRef<number | null>(null)
  const openAt = useCallback(
    (to: number, withFocus = false) => {
      const row = list && rowAt(list, to)
      opensNext.current = row ? null : to
      if (row) {
        revealedId.current = row.id
        change({ id: row.id }, { replace: view.id !== null })
      }
      grid.current?.reveal(to, withFocus)
    },
    [list, view.id, change],
  )
  // The page with the row has loaded.
  useEffect(() => {
    if (list && opensNext.current !== null && rowAt(list, opensNext.current)) openAt(opensNext.current)
  }, [list, openAt])
  const onOpen = useCallback((to: number) => openAt(to), [openAt])

  const close = () => {
    change({ id: null })
    grid.current?.reveal(index ?? current, true)
  }
  const narrow = (more: Partial<View>) => {
    setCurrent(0)
    change(more, { replace: 'search' in more })
  }
  const act = (action: Parameters<typeof actions.act>[1]) => {
    if (action === 'send' && open.detail?.state === 'delivered') return setDialog('send again')
    if (view.id !== null) void actions.act(view.id, action)
  }
  const copyAll = () => open.detail && void actions.copyAll(open.detail)

  const doCommand = (command: Command) => {
    if (command.do === 'move') {
      if (view.id !== null) openAt(command.to, true)
      else grid.current?.reveal(command.to, true)
    } else if (command.do === 'open') {
      if (index === current) document.getElementById(NAME_ID)?.focus()
      else openAt(current, true)
    } else if (command.do === 'close') close()
    else if (command.do === 'leave') leaveField()
    else if (command.do === 'search') document.getElementById(SEARCH_FIELD_ID)?.focus()
    else if (command.do === 'copy') copyAll()
    else setDialog('keys')
  }
  const leaveField = () => {
    const isInNote = document.activeElement?.id !== SEARCH_FIELD_ID
    if (isInNote) document.getElementById(NAME_ID)?.focus()
    else if (total > 0) grid.current?.reveal(current, true)
  }
  const handleKey = useKeys({
    ...{ isOpen: id !== null, current, total },
    onCommand: doCommand,
  })

  return (
    <Card as="main" className="requests" height="fill" overflow="hidden" data-open={id !== null} onKeyDown={handleKey}>
      <div className="requests-list">
        <ListPane
          {...{ view, inView, current, now, today, grid }}
          onChange={narrow}
          onOpen={onOpen}
          onCurrent={setCurrent}
          onExport={() => void actions.exportCsv(total)}
          onSendAll={() => (total === 1 ? void actions.sendAll() : setDialog('send all'))}
          onKeys={() => setDialog('keys')}
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
      <Dialogs
        {...{ dialog, api, total, detail: open.detail }}
        onClose={() => setDialog(null)}
        onSendAll={() => void actions.sendAll()}
        onSendAgain={() => view.id !== null && void actions.act(view.id, 'send')}
        onErased={() => {
          if (view.id !== null) keeper.forget(view.id)
          close()
          say('Erased. Only the date and the form are kept for the counts.')
          inView.refresh()
        }}
      />
    </Card>
  )
}

type ChangeView = (change: Partial<View>, options?: { replace?: boolean }) => void

/** The view in the URL, and a function that changes it. `replace` adds no entry to the browser's history. */
function useView(): [View, ChangeView] {
  const { state, navigate } = useRouter()
  const view = useMemo(() => readView(state), [state])
  return [view, (change, options) => navigate(writeView({ ...view, ...change }), options)]
}
