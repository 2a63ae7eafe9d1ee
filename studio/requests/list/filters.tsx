import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Flex, KBD, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { FORM_NAMES } from '@/lib/forms/forms'
import { FORM_LABELS } from '@/lib/requests/labels'
import { type Choice, FilterSelect } from '@/studio/ui/filter-select'
import { useTypingPause } from '@/studio/ui/use-typing-pause'
import { FIRST_VIEW, isNarrowed, MAX_SEARCH_LENGTH, type View } from '../address'
import { DATE_CHOICES } from '../days'
import { SEARCH_FIELD_ID } from '../keys'
import { DATE_LABELS } from '../words'

type FiltersProps = { view: View; onChange: (change: Partial<View>) => void }

const FORM_CHOICES: Choice[] = FORM_NAMES.map(name => ({ value: name, label: FORM_LABELS[name] }))
const DATE_OPTIONS: Choice[] = DATE_CHOICES.map(value => ({ value, label: DATE_LABELS[value] }))
const MARKED = [{ value: 'yes', label: 'Only with a mark' }]

/** Clears everything that narrows the list, except the tab. */
export const CLEARED: Partial<View> = {
  form: FIRST_VIEW.form,
  dates: FIRST_VIEW.dates,
  search: FIRST_VIEW.search,
  isMarked: FIRST_VIEW.isMarked,
}

export function Filters({ view, onChange }: FiltersProps) {
  const { form, dates, search, isMarked } = view
  const setForm = (value: string) => onChange({ form: FORM_NAMES.find(name => name === value) ?? null })
  const setDates = (value: string) => onChange({ dates: DATE_CHOICES.find(choice => choice === value) ?? null })
  return (
    <Flex overflow="auto" align="center" gap={2} wrap={['nowrap', 'nowrap', 'wrap']} paddingX={[3, 3, 4]} paddingY={3}>
      <SearchField value={search} onChange={words => onChange({ search: words })} />
      <FilterSelect label="Form" none="All forms" value={form ?? ''} options={FORM_CHOICES} onChange={setForm} />
      <FilterSelect label="Date" none="Any date" value={dates ?? ''} options={DATE_OPTIONS} onChange={setDates} />
      <FilterSelect
        label="Marks"
        none="With or without a mark"
        value={isMarked ? 'yes' : ''}
        options={MARKED}
        onChange={value => onChange({ isMarked: value === 'yes' })}
      />
      {isNarrowed(view) && <Button mode="bleed" text="Clear" onClick={() => onChange(CLEARED)} />}
    </Flex>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The URL changed in another way, such as "Clear" or the Back button.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useTypingPause(typed, () => {
    if (typed === value) return
    setKnown(typed)
    onChange(typed)
  })
  return (
    <Box flex={1} style={{ minWidth: 220, maxWidth: 320 }}>
      <TextInput
        id={SEARCH_FIELD_ID}
        aria-label="Search requests"
        dir="auto"
        icon={SearchIcon}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
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
