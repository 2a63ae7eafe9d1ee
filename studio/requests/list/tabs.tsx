import { Badge, type BadgeTone, Card, Tab, TabList } from '@sanity/ui'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { RequestList, RequestState } from '@/lib/requests/requests'
import { formatCount } from '@/lib/words/format'
import { TAB_STATES, tabLabel } from '../words'

/** States whose requests need somebody. */
const TONES: Partial<Record<RequestState, BadgeTone>> = { pending: 'caution', refused: 'critical', held: 'caution' }

export const PANEL_ID = 'requests-panel'

export function tabId(state: RequestState | null): string {
  return `requests-tab-${state ?? 'all'}`
}

type TabsProps = {
  chosen: RequestState | null
  counts: RequestList['counts'] | null
  onChoose: (state: RequestState | null) => void
}

/** The states, with the number of requests in each. One tab stop: the tab that the arrow keys reach is chosen. */
export function Tabs({ chosen, counts, onChoose }: TabsProps) {
  const choose = (state: RequestState | null) => state !== chosen && onChoose(state)
  const chooseFocused = ({ target }: FocusEvent) => {
    const focused = TAB_STATES.find(state => tabId(state) === target.id)
    if (focused !== undefined) choose(focused)
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    const state = key === 'Home' ? TAB_STATES[0] : key === 'End' ? TAB_STATES.at(-1) : undefined
    if (state !== undefined) document.getElementById(tabId(state))?.focus()
  }
  return (
    <Card borderBottom paddingX={[2, 2, 4]} paddingBottom={2} overflow="auto" flex="none">
      <TabList aria-label="State" gap={1} onFocus={chooseFocused} onKeyDownCapture={handleKey}>
        {TAB_STATES.map(state => {
          const count = counts?.[state ?? 'all']
          return (
            <Tab
              key={tabLabel(state)}
              id={tabId(state)}
              aria-controls={PANEL_ID}
              selected={state === chosen}
              onClick={() => choose(state)}
              padding={3}
              label={
                <>
                  {tabLabel(state)}
                  {count !== undefined && (
                    <Badge
                      style={{ display: 'inline-block', marginInlineStart: 6, verticalAlign: 'middle' }}
                      fontSize={0}
                      tone={(count > 0 && state && TONES[state]) || 'default'}
                    >
                      {formatCount(count)}
                    </Badge>
                  )}
                </>
              }
            />
          )
        })}
      </TabList>
    </Card>
  )
}
