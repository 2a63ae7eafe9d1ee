import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { styled } from 'styled-components'
import { PHONE } from './palette'

export type Choice = { value: string; label: string }

type FilterSelectProps = {
  label: string
  none: string
  value: string
  options: Choice[]
  onChange: (value: string) => void
}

/** Narrows a list to one of the options; `none` stands for all of them. */
export function FilterSelect({ label, none, value, options, onChange }: FilterSelectProps) {
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
