import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import type { RequestList, RequestState } from '@/lib/requests/requests'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { TAB_STATES, tabLabel } from '../words'

/** States whose requests need somebody. */
const TONES: Partial<Record<RequestState, 'wait' | 'bad'>> = { pending: 'wait', refused: 'bad', held: 'wait' }

export const PANEL_ID = 'requests-panel'

type TabsProps = {
  chosen: RequestState | null
  counts: RequestList['counts'] | null
  onChoose: (state: RequestState | null) => void
}

/** The states, with the number of requests in each. One tab stop: the arrow keys choose. */
export function Tabs({ chosen, counts, onChoose }: TabsProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = TAB_STATES.indexOf(chosen)
    const last = TAB_STATES.length - 1
    const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + TAB_STATES.length) % TAB_STATES.length
    onChoose(TAB_STATES[index] ?? null)
    const tab = event.currentTarget.children[index]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <Strip role="tablist" aria-label="State" onKeyDown={handleKey}>
      {TAB_STATES.map(state => {
        const count = counts?.[state ?? 'all']
        return (
          <Tab
            key={tabLabel(state)}
            type="button"
            role="tab"
            aria-selected={state === chosen}
            aria-controls={PANEL_ID}
            tabIndex={state === chosen ? 0 : -1}
            onClick={() => onChoose(state)}
          >
            {tabLabel(state)}
            {count !== undefined && (
              <Count $tone={count > 0 && state ? TONES[state] : undefined}>{formatCount(count)}</Count>
            )}
          </Tab>
        )
      })}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  padding: 0 20px;
  overflow-x: auto;
  border-bottom: 1px solid var(--rule);
  scrollbar-width: none;

  ${TABLET} {
    padding: 0 12px;

    [data-open='true'] & {
      gap: 0;
    }
  }

  ${PHONE} {
    padding: 0 8px;
  }
`

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  height: 44px;
  padding: 0 10px;
  border: 0;
  background: none;
  color: var(--muted);
  font: inherit;
  font-weight: 560;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--head);
  }

  &&:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: var(--head);
    font-weight: 640;

    &::after {
      content: '';
      position: absolute;
      right: 8px;
      bottom: 0;
      left: 8px;
      height: 3px;
      border-radius: 3px 3px 0 0;
      background: var(--sel-bar);
      forced-color-adjust: none;
    }
  }

  ${TABLET} {
    [data-open='true'] & {
      gap: 5px;
      padding: 0 8px;
    }
  }
`

const Count = styled.span<{ $tone?: 'wait' | 'bad' }>`
  min-width: 22px;
  height: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: var(--${({ $tone }) => ($tone ? `${$tone}-bg` : 'sunk')});
  color: var(--${({ $tone }) => $tone ?? 'fg'});
  font-size: 12.5px;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
`
