import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { FORM_LABELS } from '@/lib/requests/labels'
import type { RequestState } from '@/lib/requests/requests'
import { Button, ButtonLink } from '@/studio/ui/buttons'
import { EmptyState, RetryButton } from '@/studio/ui/empty-state'
import { OnlyHeard } from '@/studio/ui/layout'
import { isNarrowed, type View } from '../address'
import { EMPTY_TABS, requestsWords } from '../words'
import { CLEARED, Filters } from './filters'
import { Grid, type GridHandle } from './grid'
import { ListFoot } from './list-foot'
import { ListHead } from './list-head'
import { Notices } from './notices'
import { Skeleton } from './skeleton'
import { PANEL_ID, Tabs } from './tabs'
import type { ListInView } from './use-list'

const TRIAL_PAGE = '/trial'

type ListPaneProps = {
  view: View
  inView: ListInView
  current: number
  now: Date
  today: string
  grid: Ref<GridHandle>
  onChange: (change: Partial<View>) => void
  onOpen: (index: number) => void
  onCurrent: (index: number) => void
  onExport: () => void
  onSendAll: () => void
  onKeys: () => void
}

export function ListPane({ view, inView, current, now, today, grid, ...on }: ListPaneProps) {
  const { list, key, isStale, problem, store } = inView
  const retry = () => void store.refresh()
  if (!list && problem) return <Closed problem={<Problem code={problem} onRetry={retry} />} />
  const isEmpty = list && !isStale && !isNarrowed(view) && list.counts.all + list.counts.spam === 0
  if (isEmpty) return <Closed problem={<NoRequests />} />
  return (
    <>
      <ListHead total={list?.total ?? null} onExport={on.onExport} />
      <Tabs chosen={view.state} counts={list?.counts ?? null} onChoose={state => on.onChange({ state })} />
      <Panel id={PANEL_ID} role="tabpanel" aria-label="Requests">
        <Filters view={view} onChange={on.onChange} />
        {list && (
          <Notices
            state={view.state}
            total={isStale ? 0 : list.total}
            outage={list.outage}
            isOffline={problem !== null}
            now={now}
            onSendAll={on.onSendAll}
            onRetry={retry}
          />
        )}
        <OnlyHeard role="status">{list && !isStale ? requestsWords(list.total) : ''}</OnlyHeard>
        {list && list.total > 0 && (
          <Grid
            key={key}
            list={list}
            isStale={isStale}
            chosenId={view.id}
            current={current}
            today={today}
            handle={grid}
            onShow={store.show}
            onOpen={on.onOpen}
            onCurrent={on.onCurrent}
            onKeys={on.onKeys}
          />
        )}
        {list?.total === 0 && (
          <>
            <NothingHere view={view} onClear={() => on.onChange({ state: null, ...CLEARED })} />
            <ListFoot shown={null} total={0} onKeys={on.onKeys} />
          </>
        )}
        {!list && <Skeleton />}
      </Panel>
    </>
  )
}

function Closed({ problem }: { problem: ReactNode }) {
  return (
    <>
      <ListHead total={null} onExport={() => {}} />
      {problem}
    </>
  )
}

function Problem({ code, onRetry }: { code: ListInView['problem']; onRetry: () => void }) {
  if (code === 'sign in' || code === 'role') {
    return (
      <EmptyState title="You cannot see requests yet." hasRosette={false}>
        They hold names and phone numbers, so only people with the role Editor or Administrator open them. Ask whoever
        looks after the site.
      </EmptyState>
    )
  }
  if (code === 'nothing stored') {
    return (
      <EmptyState title="This site keeps no requests." hasRosette={false}>
        It passes each one straight to the form service and stores nothing. Look for them there.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="The list did not load." actions={<RetryButton onRetry={onRetry} />}>
      The site’s server does not answer. Requests that visitors send are stored there, not in this browser, and nothing
      is lost. We try again every 10 seconds.
    </EmptyState>
  )
}

function NoRequests() {
  const open = (
    <ButtonLink $look="main" href={TRIAL_PAGE} target="_blank" rel="noopener">
      Open the trial form
    </ButtonLink>
  )
  return (
    <EmptyState title="No request yet." actions={open}>
      When somebody asks for a demo or a trial, or registers a masjid, it shows here within seconds. Send one yourself
      to see how it looks.
    </EmptyState>
  )
}

function NothingHere({ view, onClear }: { view: View; onClear: () => void }) {
  const words = view.search.trim()
  const state: RequestState | 'all' = view.state ?? 'all'
  const form = view.form ? `the form ${FORM_LABELS[view.form]}` : 'all forms'
  const all = isNarrowed(view) && (
    <Button $look="main" onClick={onClear}>
      Show all requests
    </Button>
  )
  return words ? (
    <EmptyState title={`Nothing matches “${words}”.`} actions={all}>
      We looked in every field of {form}. Try fewer letters, or look in all requests.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here." actions={all}>
      {EMPTY_TABS[isNarrowed(view) ? 'all' : state]}
    </EmptyState>
  )
}

const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
