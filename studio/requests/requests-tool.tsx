import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useColorSchemeValue } from 'sanity'
import { toFilter, type View } from './address'
import { DetailPane } from './detail-pane'
import { Dialogs, type OpenDialog } from './dialogs'
import { Frame, ListSide } from './frame'
import type { GridHandle } from './grid'
import type { Command } from './keys'
import { ListPane } from './list-pane'
import { NAME_ID } from './person'
import { SEARCH_FIELD_ID } from './search-field'
import { ToastPlace } from './toast'
import { useActions } from './use-actions'
import { useDetail } from './use-detail'
import { useKeys } from './use-keys'
import { useList } from './use-list'
import { useNotes } from './use-notes'
import { useNow } from './use-now'
import { usePhone } from './use-phone'
import { usePlace } from './use-place'
import { useRequestsApi } from './use-requests-api'
import { useToast } from './use-toast'
import { useView } from './use-view'

/** The tool "Requests": a list, and the request that is open in it. */
export function RequestsTool() {
  const api = useRequestsApi()
  const now = useNow()
  const isPhone = usePhone()
  const [view, change] = useView()
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open request is no part of the list, and a day has one date
  const filter = useMemo(
    () => toFilter(view, now),
    [view.state, view.form, view.dates, view.search, view.isMarked, today],
  )
  const inView = useList(api, filter)
  const open = useDetail(api, view.id)
  const place = usePlace(api, filter, inView, open.detail, view.id)
  const toasts = useToast()
  const keeper = useNotes(api, view.id, open.replace)
  const actions = useActions({ api, filter, open, inView, say: toasts.say })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const grid = useRef<GridHandle>(null)

  const { list } = inView
  const total = list?.total ?? 0
  const arrived = list?.arrived ?? 0
  const isDenied = !list && inView.problem !== null
  const id = isDenied ? null : view.id

  // Kept as a distance from where the list began, so that rows that come in above do not move it.
  const [anchor, setAnchor] = useState(0)
  const current = Math.max(0, Math.min(anchor + arrived, total - 1))
  const setCurrent = useCallback((to: number) => setAnchor(to - arrived), [arrived])

  // A link, or the browser's way back, may open a request that is far down.
  const shownPlace = useRef<string | null>(null)
  useEffect(() => {
    if (place === null || shownPlace.current === view.id) return
    shownPlace.current = view.id
    grid.current?.reveal(place, false)
  }, [place, view.id])

  useEffect(() => {
    if (isPhone && id !== null) document.getElementById(NAME_ID)?.focus()
  }, [isPhone, id])

  const openAt = useCallback(
    (to: number, withFocus = false) => {
      const row = list?.rows.get(to)
      if (row) {
        shownPlace.current = row.id
        change({ id: row.id }, { replace: view.id !== null })
      }
      grid.current?.reveal(to, withFocus)
    },
    [list, view.id, change],
  )
  const onOpen = useCallback((to: number) => openAt(to), [openAt])

  const close = () => {
    change({ id: null })
    grid.current?.reveal(place ?? current, true)
  }
  const narrow = (more: Partial<View>) => {
    setAnchor(0)
    change(more, { replace: 'search' in more })
  }
  const act = (action: Parameters<typeof actions.act>[1]) => {
    if (view.id !== null) void actions.act(view.id, action)
  }
  const copyAll = () => open.detail && void actions.copyAll(open.detail)

  const doCommand = (command: Command) => {
    if (command.do === 'move') {
      if (view.id !== null) openAt(command.to, true)
      else grid.current?.reveal(command.to, true)
    } else if (command.do === 'open') {
      if (place === current) document.getElementById(NAME_ID)?.focus()
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
  const hear = useKeys({
    ...{ isOpen: id !== null, current, total },
    pageRows: () => grid.current?.pageRows() ?? 1,
    onCommand: doCommand,
  })

  return (
    <Frame data-scheme={useColorSchemeValue()} data-open={id !== null} onKeyDown={hear}>
      <ListSide>
        <ListPane
          {...{ view, inView, current, now, today, grid }}
          onChange={narrow}
          onOpen={onOpen}
          onCurrent={setCurrent}
          onExport={() => void actions.exportCsv(total)}
          onSendAll={() => (total === 1 ? void actions.sendAll() : setDialog('send all'))}
          onKeys={() => setDialog('keys')}
        />
      </ListSide>
      {id !== null && (
        <DetailPane
          row={(place !== null && list?.rows.get(place)) || null}
          {...open}
          {...{ place, total, current, now, keeper }}
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
        onErased={() => {
          if (view.id !== null) keeper.forget(view.id)
          close()
          toasts.say('Erased. Only the date and the form are kept for the counts.')
          void inView.store.refresh()
        }}
      />
      <ToastPlace {...toasts} />
    </Frame>
  )
}
