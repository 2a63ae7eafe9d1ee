import { createSchema, type InputProps } from 'sanity'
import { expect, it, vi } from 'vitest'
import { schemaTypes } from '@/schemas'
import { SiteInput } from '.'

const page = createSchema({ name: 'site', types: schemaTypes }).get('page')
const sections = page?.jsonType === 'object' ? page.fields.find(({ name }) => name === 'sections')?.type : undefined

it.each([
  [['cover', 'invitation'], 'quote', 'before the last'],
  [['cover', 'invitation'], 'invitation', 'at the end'],
  [['cover', 'quote'], 'steps', 'at the end'],
])('to a page of %j, a section “%s” is added %s', (there, added, place) => {
  const [onInsert, onItemAppend] = [vi.fn(), vi.fn()]
  const props = {
    ...{ schemaType: sections, path: ['sections'], value: there.map(_type => ({ _type })), onInsert, onItemAppend },
    renderDefault: (shown: { onItemAppend: (item: object) => void }) => shown.onItemAppend({ _type: added }),
  }
  SiteInput(Object(props) satisfies InputProps)
  const item = { _type: added }
  if (place === 'at the end') expect(onItemAppend).toHaveBeenCalledExactlyOnceWith(item)
  else expect(onInsert).toHaveBeenCalledExactlyOnceWith({ items: [item], position: 'before', referenceItem: -1 })
})
