import { ClockIcon } from '@sanity/icons/Clock'
import { DownloadIcon } from '@sanity/icons/Download'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RefreshIcon } from '@sanity/icons/Refresh'
import { Box, Button, Flex, Heading, Stack, TabPanel } from '@sanity/ui'
import { FORM_LABELS } from '@/lib/forms/request-labels'
import type { Outage } from '@/lib/forms/requests'
import { countOf, formatCount } from '@/lib/words/format'
import { EmptyState } from '@/studio/ui/empty-state'
import { Loading, Muted, OnlyHeard } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { CLEARED, isNarrowed, type View } from '../address'
import type { RefusalCode } from '../api/client'
import { momentWords } from '../days'
import type { Tool } from '../use-tool'
import { EMPTY_TABS, WHY_CLOSED } from '../words'
import { Filters, PANEL_ID, Tabs, tabId } from './filters'
import { Grid } from './grid'

const TRIAL_PAGE = '/trial'
const EXPORT_HINT = 'Saves what the list shows as a spreadsheet. It holds names and phone numbers: keep it safe.'

export function ListPane({ tool }: { tool: Tool }) {
  const { view, narrow, exportCsv } = tool
  const { list, isStale, problem, refresh } = tool.inView
  const isEmpty = list && !isStale && !isNarrowed(view) && list.counts.all + list.counts.spam === 0
  const instead = isEmpty ? (
    <NoRequests />
  ) : (
    !list && problem && <Problem code={problem} what="The list" onRetry={refresh} />
  )
  return (
    <>
      <ListHead total={instead ? null : (list?.total ?? null)} onExport={exportCsv} />
      {instead || (
        <>
          <Tabs chosen={view.state} counts={list?.counts ?? null} onChoose={state => narrow({ state })} />
          <TabPanel id={PANEL_ID} aria-labelledby={tabId(view.state)} className="requests-panel" flex={1}>
            <Filters view={view} onChange={narrow} />
            <Notices tool={tool} />
            <div role="status">
              <OnlyHeard>{list && !isStale ? countOf(list.total, 'request') : ''}</OnlyHeard>
            </div>
            {list && list.total > 0 && <Grid key={list.key} {...{ tool, list }} />}
            {list?.total === 0 && <NothingHere view={view} onClear={() => narrow({ state: null, ...CLEARED })} />}
            {!list && <Loading />}
          </TabPanel>
        </>
      )}
    </>
  )
}

/** `total`: number of rows that an export contains; null while there is no list. */
function ListHead({ total, onExport }: { total: number | null; onExport: () => void }) {
  const isEmpty = total === 0
  return (
    <Flex align="center" gap={3} paddingX={[3, 3, 4]} paddingY={4}>
      <Box flex={1}>
        <Stack gap={3}>
          <Heading as="h1" size={3}>
            Requests
          </Heading>
          <Muted className="requests-wide">What visitors sent with the forms of the site, newest first.</Muted>
        </Stack>
      </Box>
      {total !== null && (
        <Button
          mode="ghost"
          icon={DownloadIcon}
          text={
            <>
              Export CSV <span className="requests-wide">{formatCount(total)}</span>
            </>
          }
          aria-disabled={isEmpty || undefined}
          title={isEmpty ? 'The list is empty.' : EXPORT_HINT}
          onClick={() => !isEmpty && onExport()}
        />
      )}
    </Flex>
  )
}

/** Sentences above the list that staff should not miss. */
function Notices({ tool: { view, inView, now, sendAll } }: { tool: Tool }) {
  const { list, isStale, problem } = inView
  if (!list) return null
  const { outage } = list
  const total = isStale ? 0 : list.total
  return (
    <Stack gap={2} paddingX={[3, 3, 4]} paddingBottom={3}>
      {problem && (
        <Note
          tone="caution"
          isStatus
          actions={<Button mode="ghost" icon={RefreshIcon} text="Try again" onClick={inView.refresh} />}
        >
          The site’s server does not answer. What you see may be old. We try again every 10 seconds.
        </Note>
      )}
      {outage && (
        <Note tone="caution" Icon={ClockIcon} isStatus>
          {outageWords(outage, now)}
        </Note>
      )}
      {view.state === 'refused' && total > 0 && (
        <Note
          tone="critical"
          Icon={ErrorOutlineIcon}
          actions={
            <Button
              mode="ghost"
              text={total === 1 ? 'Send it again' : `Send all ${formatCount(total)} again`}
              onClick={sendAll}
            />
          }
        >
          The form service said no to these. Open one to read why, fix it there, then send again.
        </Note>
      )}
      {view.state === 'held' && total > 0 && (
        <Note tone="caution">
          These look like spam and were not delivered. Open each one: real people get caught, too.
        </Note>
      )}
    </Stack>
  )
}

function outageWords({ since, waiting }: Outage, now: Date): string {
  const rest =
    waiting === 1 ? 'waits here, safe. It goes out by itself.' : 'wait here, safe. They go out by themselves.'
  return `The form service has not answered since ${momentWords(since, now)}. ${countOf(waiting, 'request')} ${rest}`
}

type ProblemProps = { code: RefusalCode; what: string; onRetry: () => void }

/** In place of a list or a request that does not show. */
export function Problem({ code, what, onRetry }: ProblemProps) {
  const closed = WHY_CLOSED[code]
  return closed ? (
    <EmptyState title={closed.title} petals={null}>
      {closed.more}
    </EmptyState>
  ) : (
    <EmptyState
      title={`${what} did not load.`}
      actions={<Button tone="primary" icon={RefreshIcon} text="Try again" onClick={onRetry} />}
    >
      The site’s server does not answer. Requests that visitors send are stored there, not in this browser, and nothing
      is lost. We try again every 10 seconds.
    </EmptyState>
  )
}

function NoRequests() {
  return (
    <EmptyState
      title="No request yet."
      actions={
        <Button as="a" tone="primary" text="Open the trial form" href={TRIAL_PAGE} target="_blank" rel="noopener" />
      }
    >
      When somebody asks for a demo or a trial, or registers a masjid, it shows here within seconds. Send one yourself
      to see how it looks.
    </EmptyState>
  )
}

function NothingHere({ view, onClear }: { view: View; onClear: () => void }) {
  const words = view.search.trim()
  const form = view.form ? `the form ${FORM_LABELS[view.form]}` : 'all forms'
  return (
    <EmptyState
      title={words ? `Nothing matches “${words}”.` : 'Nothing here.'}
      actions={isNarrowed(view) && <Button tone="primary" text="Show all requests" onClick={onClear} />}
    >
      {words
        ? `We looked in every field of ${form}. Try fewer letters, or look in all requests.`
        : EMPTY_TABS[isNarrowed(view) ? 'all' : (view.state ?? 'all')]}
    </EmptyState>
  )
}
