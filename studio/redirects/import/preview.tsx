import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { describeDestination } from '@/lib/redirect-words'
import { Muted, Stack } from '@/studio/ui/layout'
import type { Plan, PlannedRow } from './plan'

/** More rows make the browser slow, and nobody reads them. */
const MAX_SHOWN = 200

const WORDS: Record<PlannedRow['state'], string> = {
  new: 'New',
  update: 'Changed',
  skip: 'Left as it is',
  wrong: 'Not imported',
}

/** Says for each row what would happen, and what is wrong with it. */
export function Preview({ plan: { rows } }: { plan: Plan }) {
  const wrong = rows.filter(({ state }) => state === 'wrong')
  const [isOnlyWrong, setIsOnlyWrong] = useState(false)
  const switchId = useId()
  const shown = isOnlyWrong && wrong.length > 0 ? wrong : rows
  return (
    <Stack>
      <p role="status">
        <b>{countsOf(rows)}</b>
      </p>
      {wrong.length > 0 && (
        <label htmlFor={switchId}>
          <input
            id={switchId}
            type="checkbox"
            checked={isOnlyWrong}
            onChange={event => setIsOnlyWrong(event.currentTarget.checked)}
          />{' '}
          Only the rows that are not imported
        </label>
      )}
      <Scroll tabIndex={0} role="region" aria-label="What the import would do">
        <Table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Short address</th>
              <th scope="col">Leads to</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MAX_SHOWN).map(each => (
              <tr key={each.row.line} data-state={each.state}>
                <td>{each.row.line}</td>
                <td>{each.row.path}</td>
                <td>{describeDestination(each.row.destination) ?? each.row.destination}</td>
                <td>
                  {WORDS[each.state]}
                  {each.state === 'wrong' && <em>{each.reason}.</em>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {shown.length > MAX_SHOWN && <Muted>… and {shown.length - MAX_SHOWN} more rows.</Muted>}
    </Stack>
  )
}

/** “3 new, 1 changed, 2 not imported”. */
function countsOf(rows: PlannedRow[]): string {
  const states: PlannedRow['state'][] = ['new', 'update', 'skip', 'wrong']
  return states
    .map(state => ({ state, count: rows.filter(row => row.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${WORDS[state].toLowerCase()}`)
    .join(', ')
}

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
  }
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--body-1);
  overflow-wrap: anywhere;

  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--card-border-color);
    text-align: start;
    vertical-align: top;
  }

  th {
    position: sticky;
    top: 0;
    background: var(--card-bg-color);
    white-space: nowrap;
  }

  tr[data-state='wrong'] {
    background: var(--card-badge-critical-bg-color);
    color: var(--card-badge-critical-fg-color);
  }

  em {
    display: block;
    font-style: normal;
  }
`
