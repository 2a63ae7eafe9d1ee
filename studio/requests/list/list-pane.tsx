import { DownloadIcon } from '@sanity/icons/Download'
import { Box, Button, Flex, Heading, Stack, TabPanel, Text } from '@sanity/ui'
import type { ReactNode, Ref } from 'react'
import { FORM_LABELS } from '@/lib/requests/labels'
import { formatCount } from '@/lib/words/format'
import { EmptyState, RetryButton } from '@/studio/ui/empty-state'
import { OnlyHeard } from '@/studio/ui/layout'
import { LoadingRows } from '@/studio/ui/loading-rows'
import { isNarrowed, type View } from '../address'
import { FINAL_REFUSALS } from '../api/client'
import { EMPTY_TABS, requestsWords, whyClosed } from '../words'
import { CLEARED, Filters } from './filters'
import { Grid, type GridHandle } from './grid'
import { ListFoot } from './list-foot'
import { Notices } from './notices'
import { PANEL_ID, Tabs, tabId } from './tabs'
import type { ListInView } from './use-list'

const TRIAL_PAGE = '/trial'
const EXPORT_HINT = 'Saves what the list shows as a spreadsheet. It holds names and phone numbers: keep it safe.'

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
  const { list, isStale, problem, refresh } = inView
  if (!list && problem) return <Closed problem={<Problem code={problem} onRetry={refresh} />} />
  const isEmpty = list && !isStale && !isNarrowed(view) && list.counts.all + list.counts.spam === 0
  if (isEmpty) return <Closed problem={<NoRequests />} />
  return (
    <>
      <ListHead total={list?.total ?? null} onExport={on.onExport} />
      <Tabs chosen={view.state} counts={list?.counts ?? null} onChoose={state => on.onChange({ state })} />
      <TabPanel id={PANEL_ID} aria-labelledby={tabId(view.state)} className="requests-panel" flex={1}>
        <Filters view={view} onChange={on.onChange} />
        {list && (
          <Notices
            state={view.state}
            total={isStale ? 0 : list.total}
            outage={list.outage}
            isOffline={problem !== null}
            now={now}
            onSendAll={on.onSendAll}
            onRetry={refresh}
          />
        )}
        <div role="status">
          <OnlyHeard>{list && !isStale ? requestsWords(list.total) : ''}</OnlyHeard>
        </div>
        {list && list.total > 0 && (
          <Grid
            key={list.key}
            {...{ list, isStale, current, today }}
            chosenId={view.id}
            handle={grid}
            onShow={inView.show}
            onOpen={on.onOpen}
            onCurrent={on.onCurrent}
            onNewer={inView.reopen}
            onKeys={on.onKeys}
          />
        )}
        {list?.total === 0 && (
          <>
            <NothingHere view={view} onClear={() => on.onChange({ state: null, ...CLEARED })} />
            <ListFoot first={0} last={0} total={0} onGo={inView.show} onKeys={on.onKeys} />
          </>
        )}
        {!list && <LoadingRows />}
      </TabPanel>
    </>
  )
}

type ListHeadProps = {
  /** Number of rows that an export contains; null while there is no list. */
  total: number | null
  onExport?: () => void
}

function ListHead({ total, onExport }: ListHeadProps) {
  const isEmpty = total === 0
  return (
    <Flex align="center" gap={3} paddingX={[3, 3, 4]} paddingY={4}>
      <Box flex={1}>
        <Stack gap={3}>
          <Heading as="h1" size={3}>
            Requests
          </Heading>
          <Text size={1} as="p" className="requests-wide" muted>
            What visitors sent with the forms of the site, newest first.
          </Text>
        </Stack>
      </Box>
      {total !== null && (
        <Button
          mode="ghost"
          icon={DownloadIcon}
          text={
            <>
              Export CSV
              <span className="requests-wide" style={{ marginInlineStart: 6 }}>
                {formatCount(total)}
              </span>
            </>
          }
          aria-disabled={isEmpty || undefined}
          title={isEmpty ? 'The list is empty.' : EXPORT_HINT}
          onClick={() => !isEmpty && onExport?.()}
        />
      )}
    </Flex>
  )
}

function Closed({ problem }: { problem: ReactNode }) {
  return (
    <>
      <ListHead total={null} />
      {problem}
    </>
  )
}

function Problem({ code, onRetry }: { code: ListInView['problem']; onRetry: () => void }) {
  if (code && FINAL_REFUSALS.includes(code)) {
    const { title, more } = whyClosed(code)
    return (
      <EmptyState title={title} petals={null}>
        {more}
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
    <Button as="a" tone="primary" text="Open the trial form" href={TRIAL_PAGE} target="_blank" rel="noopener" />
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
  const form = view.form ? `the form ${FORM_LABELS[view.form]}` : 'all forms'
  const all = isNarrowed(view) && <Button tone="primary" text="Show all requests" onClick={onClear} />
  return words ? (
    <EmptyState title={`Nothing matches “${words}”.`} actions={all}>
      We looked in every field of {form}. Try fewer letters, or look in all requests.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here." actions={all}>
      {EMPTY_TABS[isNarrowed(view) ? 'all' : (view.state ?? 'all')]}
    </EmptyState>
  )
}
