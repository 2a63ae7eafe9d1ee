import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Fields } from './detail/detail-pane'
import { createNoteKeeper } from './detail/note-keeper'
import { Note } from './detail/notes'
import { Person } from './detail/person'
import { sectionsOf } from './detail/sections'
import { Cells } from './list/grid'
import { requestDetail } from './request.fixture'

const THEME = buildTheme()
afterEach(cleanup)
const NOW = new Date('2026-11-22T12:00:00.000Z')
const NAME = 'محمد (علي)'
const MASJID = 'مسجد النور 12'
const LOCATION = 'توليدو، أوهايو'
const NOTE = 'اتصل غدا 10:30.'
const PHONE = '(312) 555-0142'
const request = requestDetail({
  ...{ name: NAME, masjid: MASJID, location: LOCATION, note: NOTE, phone: PHONE },
  values: { name: NAME, masjid: MASJID, location: LOCATION, phone: PHONE },
})

it.each<[name: string, part: ReactNode, shown: string[]]>([
  ['row of the list', <Cells key="row" row={request} now={NOW} />, [NAME, MASJID, LOCATION, PHONE]],
  ['person', <Person key="person" request={request} now={NOW} />, [NAME]],
  [
    'fields',
    <Fields key="fields" fields={sectionsOf(request).flatMap(({ fields }) => fields)} onCopy={async () => true} />,
    [NAME, MASJID, LOCATION, PHONE],
  ],
  ['note', <Note key="note" id="one" saved={NOTE} keeper={createNoteKeeper(async () => {})} />, [NOTE]],
])('the %s of a request has the direction of what was written', (_, part, shown) => {
  const { container } = render(<ThemeProvider theme={THEME}>{part}</ThemeProvider>)
  const elements = Array.from(container.querySelectorAll('[dir="auto"]'), element => element.textContent)
  expect(elements).toEqual(expect.arrayContaining(shown))
})
