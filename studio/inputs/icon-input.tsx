import { Card, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { type StringInputProps, set } from 'sanity'
import { Icon } from '@/components/ui/icon'
import { ICON_NAMES, type IconName, titleOfIcon } from '@/lib/icons'
import { byTyped, hasTyped } from '@/studio/inputs/typed-name'
import { Muted, OnlyHeard } from '@/studio/ui/layout'

/** The site's icons as radio buttons, so that the arrow keys choose. */
export function IconInput({ value, onChange, readOnly, elementProps, schemaType }: StringInputProps) {
  const [search, setSearch] = useState('')
  const found = findIcons(search)
  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        readOnly={false}
        type="search"
        placeholder="Search the icons"
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <Card border radius={2} padding={2} overflow="auto" style={{ maxHeight: 296 }}>
          <Grid role="radiogroup" aria-label={schemaType.title} data-testid="icon-grid" gap={1} style={COLUMNS}>
            {found.map(name => (
              <Card
                as="label"
                key={name}
                className="icon-choice"
                tone={value === name ? 'primary' : 'default'}
                border={value === name}
                radius={2}
                padding={2}
              >
                <input
                  type="radio"
                  name={elementProps.id}
                  value={name}
                  checked={value === name}
                  disabled={readOnly}
                  onChange={() => onChange(set(name))}
                />
                <Icon name={name} />
                <Text size={0} align="center" muted={value !== name}>
                  {titleOfIcon(name)}
                </Text>
              </Card>
            ))}
          </Grid>
        </Card>
      )}
      {found.length === 0 && <Muted>No icon has a name like “{search.trim()}”.</Muted>}
      <OnlyHeard role="status">{search && `${found.length} icons`}</OnlyHeard>
    </Stack>
  )
}

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }

/** Found as pictures and people are. An empty search finds all icons, in their own order. */
export function findIcons(search: string): IconName[] {
  const found = ICON_NAMES.filter(name => hasTyped(search, titleOfIcon(name)))
  return search.trim() ? found.sort(byTyped(search, titleOfIcon)) : found
}
