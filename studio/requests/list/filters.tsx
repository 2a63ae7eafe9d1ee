import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { styled } from 'styled-components'
import { FORM_NAMES } from '@/lib/forms/forms'
import { FORM_LABELS } from '@/lib/requests/labels'
import { FIRST_VIEW, isNarrowed, type View } from '../address'
import { DATE_CHOICES } from '../days'
import { Button } from '../ui/buttons'
import { PHONE, TABLET } from '../ui/palette'
import { DATE_LABELS } from '../words'
import { SearchField } from './search-field'

type FiltersProps = { view: View; onChange: (change: Partial<View>) => void }

type Choice = { value: string; label: string }

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
      <Select label="Form" none="All forms" value={form ?? ''} options={FORM_CHOICES} onChange={setForm} />
      <Select label="Date" none="Any date" value={dates ?? ''} options={DATE_OPTIONS} onChange={setDates} />
      <Select
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

type SelectProps = { label: string; none: string; value: string; options: Choice[]; onChange: (value: string) => void }

function Select({ label, none, value, options, onChange }: SelectProps) {
  return (
    <Frame>
      <select
        aria-label={label}
        value={value}
        data-set={value !== '' || undefined}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden />
    </Frame>
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

const Frame = styled.span`
  position: relative;
  flex: none;

  select {
    max-width: 220px;
    height: 36px;
    padding: 0 32px 0 12px;
    border: 1px solid var(--rule-2);
    border-radius: 8px;
    appearance: none;
    background: var(--bg);
    color: var(--head);
    font: inherit;
    font-weight: 560;
    text-overflow: ellipsis;
    cursor: pointer;

    &:hover {
      border-color: var(--field);
    }

    &[data-set] {
      border-color: transparent;
      background: var(--sel);
    }
  }

  > svg {
    position: absolute;
    top: 50%;
    right: 8px;
    font-size: 17px;
    translate: 0 -50%;
    pointer-events: none;
  }

  ${PHONE} {
    select {
      height: 44px;
    }
  }
`
