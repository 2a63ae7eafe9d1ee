import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type ChildLinkProps, usePaneRouter } from 'sanity/structure'
import { css, styled } from 'styled-components'
import { type GroupSize, type Heights, heightOf, moveBy, type RowPlace, rowsInView, scrollTo } from './layout'
import { usePort } from './port'
import type { ListRow } from './store'

export type RowsLook<Row extends ListRow> = {
  heights: Heights
  Row: ComponentType<{ row: Row; place: RowPlace }>
  /** Headings above the rows, shown where there is room for columns. */
  columns?: ReactNode
  /** The list holds several types, so the pane of a document cannot tell its type otherwise. */
  namesType?: boolean
}

type RowsProps<Row extends ListRow> = RowsLook<Row> & {
  label: string
  groups: GroupSize[]
  rowAt: (place: RowPlace) => Row | null
  onDraw: (runs: { group: number; first: number; last: number }[]) => void
  chosenId: string | undefined
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 }

/** Links to documents, drawn as they scroll into view. One of them is a tab stop; arrow keys reach the others. */
export function Rows<Row extends ListRow>({
  label,
  groups,
  rowAt,
  onDraw,
  chosenId,
  heights,
  Row,
  columns,
  namesType,
}: RowsProps<Row>) {
  const port = useRef<HTMLDivElement>(null)
  const size = usePort(port, heights.row / 2)
  const [current, setCurrent] = useState<RowPlace | null>(null)
  const focusNext = useRef(false)
  const drawn = useMemo(() => rowsInView(groups, heights, size), [groups, heights, size])
  useEffect(() => onDraw(drawn.map((run, group) => ({ group, ...run }))), [drawn, onDraw])

  useLayoutEffect(() => {
    const row = focusNext.current && port.current?.querySelector<HTMLElement>('a[tabindex="0"]')
    if (!row) return
    focusNext.current = false
    row.focus({ preventScroll: true })
  })

  const handleKey = (event: KeyboardEvent) => {
    const steps = STEPS[event.key]
    const to =
      steps === undefined || event.altKey || event.ctrlKey || event.metaKey ? null : moveBy(groups, stop, steps)
    if (!to || !port.current) return
    event.preventDefault()
    port.current.scrollTop = scrollTo(groups, heights, to, {
      scrollTop: port.current.scrollTop,
      height: port.current.clientHeight,
    })
    focusNext.current = true
    setCurrent(to)
  }
  const stop = current ?? firstPlace(groups)
  return (
    <>
      {columns}
      <Port ref={port} role="group" aria-label={label} onKeyDown={handleKey}>
        {groups.map((group, index) => (
          <GroupOfRows
            key={group.title ?? index}
            {...{ group, heights, Row, rowAt, chosenId, namesType }}
            index={index}
            drawn={indicesOf(drawn[index], group, stop?.group === index ? stop.index : null)}
            stop={stop?.group === index ? stop.index : null}
            onFocus={setCurrent}
          />
        ))}
      </Port>
    </>
  )
}

type GroupOfRowsProps<Row extends ListRow> = Pick<
  RowsProps<Row>,
  'heights' | 'Row' | 'rowAt' | 'chosenId' | 'namesType'
> & {
  group: GroupSize
  index: number
  drawn: number[]
  /** Index of the row that is the tab stop, if it is in this group. */
  stop: number | null
  onFocus: (place: RowPlace) => void
}

function GroupOfRows<Row extends ListRow>({
  group,
  index: groupIndex,
  heights,
  Row,
  rowAt,
  chosenId,
  namesType,
  drawn,
  stop,
  onFocus,
}: GroupOfRowsProps<Row>) {
  const RowLink: ComponentType<ChildLinkProps & AnchorHTMLAttributes<HTMLAnchorElement>> = usePaneRouter().ChildLink
  const headingId = useId()
  if (group.total === 0) return null
  return (
    <section aria-labelledby={group.title ? headingId : undefined} style={{ height: heightOf(group, heights) }}>
      {group.title && (
        <Heading id={headingId} style={{ height: heights.heading }}>
          {group.title}
        </Heading>
      )}
      <List style={{ height: group.total * heights.row }}>
        {drawn.map(index => {
          const place = { group: groupIndex, index }
          const row = rowAt(place)
          const style: CSSProperties = { top: index * heights.row, height: heights.row }
          return (
            <li key={row?.id ?? index} style={style} aria-setsize={group.total} aria-posinset={index + 1}>
              {row && (
                <RowLink
                  childId={row.id}
                  childParameters={namesType ? { type: row.type } : undefined}
                  tabIndex={index === stop ? 0 : -1}
                  aria-current={row.id === chosenId ? 'true' : undefined}
                  data-testid={`row-${row.id}`}
                  onFocus={() => onFocus(place)}
                >
                  <Row row={row} place={place} />
                </RowLink>
              )}
            </li>
          )
        })}
      </List>
    </section>
  )
}

function firstPlace(groups: GroupSize[]): RowPlace | null {
  return moveBy(groups, null, 1)
}

/** Includes the tab stop, which may have been scrolled out of view. */
function indicesOf(
  run: { first: number; last: number } | undefined,
  { total }: GroupSize,
  stop: number | null,
): number[] {
  const indices: number[] = []
  for (let index = run?.first ?? 0; index <= Math.min(run?.last ?? -1, total - 1); index++) indices.push(index)
  if (stop === null || stop >= total || indices.includes(stop)) return indices
  return [...indices, stop].sort((one, other) => one - other)
}

/** How a row of a list looks under the pointer, when it is chosen, and when it has the focus. `chosen` is a CSS selector. */
const chosenRow = (chosen: string) => css`
  &:hover {
    background: var(--sunk);
  }

  &${chosen} {
    background: var(--sel);
    box-shadow: inset 3px 0 0 var(--sel-bar);
    --muted: var(--sel-muted);
  }

  /* Twice, so that it outweighs the focus ring that all links have; a doubled & does not match inside of a nested rule. */
  &:focus-visible:focus-visible {
    border-radius: 0;
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &${chosen} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Port = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
`

const Heading = styled.h2`
  box-sizing: border-box;
  margin: 0;
  padding: 14px 20px 6px;
  color: var(--head);
  font: inherit;
  font-weight: 620;
`

const List = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: absolute;
    right: 0;
    left: 0;
    box-sizing: border-box;
    border-bottom: 1px solid var(--rule);
  }

  a {
    display: block;
    height: 100%;
    color: var(--fg);
    text-decoration: none;
    ${chosenRow("[aria-current='true']")}
  }
`
