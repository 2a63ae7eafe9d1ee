import { SearchIcon } from '@sanity/icons/Search'
import { Box, TextInput } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState, RetryButton } from '@/studio/ui/empty-state'
import { OnlyHeard } from '@/studio/ui/layout'
import { LoadingRows } from '@/studio/ui/loading-rows'
import { Tones } from '@/studio/ui/tones'
import { useTypingPause } from '@/studio/ui/use-typing-pause'
import { Rows, type RowsLook } from './rows'
import type { ListRow } from './store'
import { type SourceFor, useList } from './use-list'

/** Sanity gives more to the component of a pane than lists need. */
export type PaneProps = { childItemId?: string }

type ListPaneProps<Row extends ListRow> = RowsLook<Row> & {
  /** Title of the pane, such as "Posts". */
  title: string
  source: SourceFor<Row>
  /** Types whose changes change the list. */
  types: readonly string[]
  childItemId: string | undefined
  /** Shown when there is no document at all. */
  empty: ReactNode
  /** Beside the search. */
  beside?: ReactNode
  /** The parts beside the search leave out some documents. */
  isNarrowed?: boolean
  hasSearch?: boolean
}

/** A list of documents in groups: with a search, rows that are drawn as they scroll, and warm words when there is nothing. */
export function ListPane<Row extends ListRow>({
  title,
  source,
  types,
  childItemId,
  empty,
  beside,
  isNarrowed = false,
  hasSearch = true,
  ...look
}: ListPaneProps<Row>) {
  const [search, setSearch] = useState('')
  const { store, list } = useList(source, types, search)
  const total = list.groups?.reduce((sum, group) => sum + group.total, 0) ?? null
  const isEmpty = total === 0 && search === '' && !isNarrowed
  return (
    <Frame data-testid="document-list-pane" data-total={total ?? undefined}>
      {hasSearch && !isEmpty && (
        <Head>
          <SearchField label={`Search ${title.toLowerCase()}`} onSearch={setSearch} />
          {beside}
        </Head>
      )}
      {list.hasFailed && (
        <Problem>
          <EmptyState
            title="This part did not load."
            hasRosette={false}
            actions={<RetryButton onRetry={() => void store.refresh()} />}
          >
            The rest works.
          </EmptyState>
        </Problem>
      )}
      <OnlyHeard role="status">{(search || isNarrowed) && total !== null ? foundWords(total) : ''}</OnlyHeard>
      {!list.groups && !list.hasFailed && <LoadingRows />}
      {isEmpty && !list.hasFailed && empty}
      {total === 0 && !isEmpty && (
        <Nothing>
          {search ? `Nothing matches “${search}”. Try fewer letters.` : 'Nothing matches these choices.'}
        </Nothing>
      )}
      {list.groups && total !== 0 && (
        <Rows
          key={search}
          label={title}
          groups={list.groups}
          rowAt={list.rowAt}
          onDraw={store.show}
          chosenId={childItemId}
          {...look}
        />
      )}
    </Frame>
  )
}

function foundWords(total: number): string {
  return total === 1 ? '1 found' : `${total} found`
}

const Frame = styled(Tones)`
  display: flex;
  flex-direction: column;
  height: 100%;
  background: var(--bg);
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 16px 12px;
`

const Problem = styled.div`
  flex: none;
`

const Nothing = styled.p`
  margin: 0;
  padding: 24px 20px;
  color: var(--muted);
  overflow-wrap: anywhere;
`

type SearchFieldProps = { label: string; onSearch: (words: string) => void }

function SearchField({ label, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState('')
  useTypingPause(typed, () => onSearch(typed.trim()))
  return (
    <Box style={{ flex: '1 1 180px', maxWidth: 340 }}>
      <TextInput
        type="search"
        aria-label={label}
        icon={SearchIcon}
        value={typed}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </Box>
  )
}
