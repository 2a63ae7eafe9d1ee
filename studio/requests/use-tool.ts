import { useMatchMedia } from '@sanity/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import type { RequestAction } from '@/lib/forms/requests'
import { countOf } from '@/lib/words/format'
import { readView, toFilter, type ViewChange, writeView } from './address'
import { useDetail, useRequestsApi } from './api/hooks'
import { midnight, useNow } from './days'
import { useNotes } from './detail/notes'
import { NAME_ID } from './detail/person'
import { NOTE_ID, SEARCH_FIELD_ID, useKeys } from './keys'
import { rowAt, useList, useOpenIndex } from './list/use-list'
import { useActions } from './use-actions'

/** Where a request lies over the list. */
const ONE_PANE = '(max-width: 700px)'

/** A row to show, on another page if need be. It is found once that page has loaded. */
type Sought = { index: number; withFocus?: boolean; opens?: boolean }

/** Before something is sent once more. */
type Question = { title: string; words: string; send: () => unknown }

export type Tool = ReturnType<typeof useTool>

/** What the tool shows, and what staff do in it. */
export function useTool() {
  const api = useRequestsApi()
  const now = useNow()
  const isPhone = useMatchMedia(ONE_PANE)
  const [view, change] = useView()
  const today = midnight(now, 0).toISOString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open request does not change the list, and a filter by date starts at midnight
  const filter = useMemo(
    () => toFilter(view, now),
    [view.state, view.form, view.dates, view.search, view.marked, today],
  )
  /** Index of the list's current row, where a request that has left the list was. */
  const [current, setCurrent] = useState(0)
  const inView = useList(api, filter, current)
  const { list } = inView
  const total = list?.total ?? 0
  // Rows at the end have been erased.
  if (total > 0 && current >= total) setCurrent(total - 1)
  const open = useDetail(api, view.id)
  const index = useOpenIndex(api, filter, inView, open.detail, view.id)
  const keeper = useNotes(api, view.id, open.replace)
  const { say, ...actions } = useActions(api, filter, open, inView)
  const [dialog, setDialog] = useState<Question | 'erase' | null>(null)
  const isDenied = !list && inView.problem !== null
  const id = isDenied ? null : view.id

  const [sought, setSought] = useState<Sought | null>(null)
  const seek = useCallback((next: Sought) => {
    setCurrent(next.index)
    setSought(next)
  }, [])
  useLayoutEffect(() => {
    // Until the list has been opened once more, the rows that show are those of the opening before, which have other places.
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
  const copyAll = () => open.detail && void actions.copyAll(open.detail)
  useKeys({
    ...{ isOpen: id !== null, current, total, close, copy: copyAll },
    move: to => seek({ index: to, withFocus: true, opens: view.id !== null }),
    open: () => (index === current ? focusOn(NAME_ID) : seek({ index: current, withFocus: true, opens: true })),
    search: () => focusOn(SEARCH_FIELD_ID),
    leave: () => {
      if (document.activeElement?.id === NOTE_ID) focusOn(NAME_ID)
      else if (total > 0) seek({ index: current, withFocus: true })
    },
  })

  return {
    ...{ api, now, isPhone, view, inView, total, current, open, index, keeper, id, dialog },
    ...{ seek, close, copyAll, copy: actions.copy },
    openAt: (to: number) => seek({ index: to, opens: true }),
    narrow: (more: ViewChange) => {
      setCurrent(0)
      setSought(null)
      change(more, { replace: 'search' in more })
    },
    exportCsv: () => void actions.exportCsv(total),
    act: (action: RequestAction['action']) => {
      const { id } = view
      if (id === null) return
      if (action !== 'send' || open.detail?.state !== 'delivered') return void actions.act(id, action)
      setDialog({
        title: 'Send a delivered request again?',
        words: 'The form service has it already. Sent again, it may be there twice.',
        send: () => actions.act(id, 'send'),
      })
    },
    sendAll: () => {
      if (total === 1) return void actions.sendAll()
      setDialog({
        title: 'Send all refused requests again?',
        words: `${countOf(total, 'request')} go out one after another, at most 20 a minute. What is refused again comes back here.`,
        send: actions.sendAll,
      })
    },
    askToErase: () => setDialog('erase'),
    closeDialog: () => setDialog(null),
    leaveErased: () => {
      setDialog(null)
      if (view.id !== null) keeper.forget(view.id)
      close()
      say('Erased. Only the date and the form are kept for the counts.')
      inView.refresh()
    },
  }
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
