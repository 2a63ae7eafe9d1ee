import { SearchIcon } from '@sanity/icons/Search'
import { Badge, type BadgeTone, Box, Button, Card, Flex, KBD, Select, Tab, TabList, TextInput } from '@sanity/ui'
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { FORM_LABELS, STATE_LABELS } from '@/lib/forms/request-labels'
import { MAX_SEARCH_CHARACTERS, type RequestList, type RequestState } from '@/lib/forms/requests'
import { formatCount } from '@/lib/words/format'
import { CLEARED, isNarrowed, type View, type ViewChange } from '../address'
import { DATES } from '../days'
import { SEARCH_FIELD_ID } from '../keys'

type FiltersProps = { view: View; onChange: (change: ViewChange) => void }

const DATE_LABELS = Object.fromEntries(Object.entries(DATES).map(([choice, { label }]) => [choice, label]))

/** Each narrows the list to one of its options; `none` stands for all of them. */
const SELECTS = [
  { name: 'form', label: 'Form', none: 'All forms', options: FORM_LABELS },
  { name: 'dates', label: 'Date', none: 'Any date', options: DATE_LABELS },
  { name: 'marked', label: 'Marks', none: 'With or without a mark', options: { yes: 'Only with a mark' } },
] as const

export function Filters({ view, onChange }: FiltersProps) {
  return (
    <Flex overflow="auto" align="center" gap={2} wrap={['nowrap', 'nowrap', 'wrap']} paddingX={[3, 3, 4]} paddingY={3}>
      <SearchField value={view.search} onChange={search => onChange({ search })} />
      {SELECTS.map(({ name, label, none, options }) => (
        <Box key={name} flex="none" style={{ maxWidth: 220 }}>
          <Select
            fontSize={[2, 2, 1]}
            aria-label={label}
            value={view[name] ?? ''}
            onChange={event => onChange({ [name]: event.currentTarget.value })}
          >
            <option value="">{none}</option>
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Box>
      ))}
      {isNarrowed(view) && <Button mode="bleed" text="Clear" onClick={() => onChange(CLEARED)} />}
    </Flex>
  )
}

/** The list follows when typing has paused for this long. */
const PAUSE_MS = 250

function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The URL changed in another way, such as "Clear" or the Back button.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const search = useEffectEvent(() => {
    if (typed === value) return
    setKnown(typed)
    onChange(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause over
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Box flex={1} style={{ minWidth: 220, maxWidth: 320 }}>
      <TextInput
        id={SEARCH_FIELD_ID}
        aria-label="Search requests"
        dir="auto"
        icon={SearchIcon}
        value={typed}
        maxLength={MAX_SEARCH_CHARACTERS}
        placeholder="Name, masjid, e-mail, phone, reference"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        fontSize={[2, 2, 1]}
        iconRight={<KBD aria-hidden>/</KBD>}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </Box>
  )
}

const TAB_STATES = [null, 'pending', 'delivered', 'refused', 'held', 'spam'] as const

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
          const words = state ? STATE_LABELS[state] : 'All'
          return (
            <Tab
              key={words}
              id={tabId(state)}
              aria-controls={PANEL_ID}
              selected={state === chosen}
              onClick={() => choose(state)}
              padding={3}
              label={
                <>
                  {words}
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
