import { TextInput } from '@sanity/ui'
import { useState } from 'react'
import { type StringInputProps, set } from 'sanity'
import { styled } from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { type IconName, titleOfIcon } from '@/lib/icons'
import { Muted, OnlyHeard, Stack } from '@/studio/ui/layout'
import { findIcons } from './icon-search'

/** The site's icons as radio buttons, so that the arrow keys choose. */
export function IconInput({ value, onChange, readOnly, elementProps, schemaType }: StringInputProps) {
  const [search, setSearch] = useState('')
  const { id, ref, onFocus, onBlur, 'aria-describedby': describedBy } = elementProps
  const found = findIcons(search)
  return (
    <Stack $gap={8}>
      <TextInput
        id={id}
        ref={ref}
        type="search"
        placeholder="Search the icons"
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        aria-describedby={describedBy}
      />
      <Grid role="radiogroup" aria-label={schemaType.title} data-testid="icon-grid">
        {found.map(name => (
          <Choice key={name}>
            <input
              type="radio"
              name={id}
              value={name}
              checked={value === name}
              disabled={readOnly}
              onChange={() => onChange(set(name))}
            />
            <Drawing name={name} />
          </Choice>
        ))}
      </Grid>
      {found.length === 0 && <Muted>No icon has a name like “{search.trim()}”.</Muted>}
      <OnlyHeard role="status">{search && `${found.length} icons`}</OnlyHeard>
    </Stack>
  )
}

function Drawing({ name }: { name: IconName }) {
  return (
    <>
      <Icon name={name} />
      <span>{titleOfIcon(name)}</span>
    </>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: 6px;
  max-height: 296px;
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;

  &:empty {
    display: none;
  }
`

const Choice = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 6px;
  padding: 10px 4px 8px;
  border: 1px solid transparent;
  border-radius: 3px;
  color: var(--card-muted-fg-color);
  font: var(--body-1);
  font-size: 12px;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;

  > svg {
    width: 24px;
    height: 24px;
    fill: currentColor;
    color: var(--card-fg-color);
  }

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:hover {
    background: var(--card-bg2-color);
  }

  &:has(:checked) {
    border-color: var(--card-focus-ring-color);
    background: var(--card-badge-primary-bg-color);
    color: var(--card-badge-primary-fg-color);
  }

  &:has(:checked) > svg {
    color: inherit;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }

  &:has(:disabled) {
    cursor: default;
  }
`
