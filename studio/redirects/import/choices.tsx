import { useId } from 'react'
import { styled } from 'styled-components'
import { Stack } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import type { ImportChoices, Plan } from './plan'

type ChoicesProps = { plan: Plan; choices: ImportChoices; onChoose: (choices: ImportChoices) => void }

/** Choices for the whole file: what happens to existing addresses, and which other websites are right. */
export function Choices({ plan, choices, onChoose }: ChoicesProps) {
  const name = useId()
  const confirm = (host: string, isConfirmed: boolean) => {
    const hosts = [...choices.confirmedHosts].filter(each => each !== host)
    onChoose({ ...choices, confirmedHosts: new Set(isConfirmed ? [...hosts, host] : hosts) })
  }
  const isSomeKnown = plan.rows.some(({ state }) => state === 'update' || state === 'skip')
  return (
    <Stack>
      {isSomeKnown && (
        <Group>
          <legend>Addresses that have a redirect already</legend>
          {(['update', 'skip'] as const).map(each => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={choices.existing === each}
                onChange={() => onChoose({ ...choices, existing: each })}
              />
              {each === 'update' ? 'Change them as the file says' : 'Leave them as they are'}
            </label>
          ))}
        </Group>
      )}
      {plan.hosts.size > 0 && (
        <Note tone="caution">
          <Group>
            <legend>These lead away from this site. Choose the websites that you know:</legend>
            {[...plan.hosts].map(([host, count]) => (
              <label key={host}>
                <input
                  type="checkbox"
                  checked={choices.confirmedHosts.has(host)}
                  onChange={event => confirm(host, event.currentTarget.checked)}
                />
                {host} ({count === 1 ? '1 row' : `${count} rows`})
              </label>
            ))}
          </Group>
        </Note>
      )}
    </Stack>
  )
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 0;
  padding: 0;
  border: 0;
  max-height: 160px;
  overflow-y: auto;

  legend {
    padding: 0;
    margin-bottom: 6px;
    font-weight: 600;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    overflow-wrap: anywhere;
  }
`
