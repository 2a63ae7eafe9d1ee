import { styled } from 'styled-components'
import { FORM_NAMES } from '@/lib/forms/forms'
import { FORM_LABELS } from '@/lib/requests/labels'
import { Button } from '@/studio/ui/buttons'
import { type Choice, FilterSelect } from '@/studio/ui/filter-select'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { FIRST_VIEW, isNarrowed, type View } from '../address'
import { DATE_CHOICES } from '../days'
import { DATE_LABELS } from '../words'
import { SearchField } from './search-field'

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
    <Line>
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
      {isNarrowed(view) && (
        <Button $look="quiet" onClick={() => onChange(CLEARED)}>
          Clear
        </Button>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 24px;

  ${TABLET} {
    padding-inline: 20px;
  }

  ${PHONE} {
    flex-wrap: nowrap;
    padding: 10px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`
