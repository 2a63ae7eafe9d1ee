import { expect, it } from 'vitest'
import { fieldsOf } from '@/lib/forms/forms'
import { copyText, sectionsOf } from './sections'

const values = (given: Record<string, string>) => ({
  ...Object.fromEntries(fieldsOf('registration').map(name => [name, ''])),
  ...given,
})

it('shows the fields of a short form under one title, in words', () => {
  const sent = { name: 'Amina', phone: '4195550142', bestcontact: 'Any' }
  expect(sectionsOf({ values: sent })).toMatchObject([
    {
      title: 'What they sent',
      fields: [
        { label: 'Name', text: 'Amina', canCopy: true },
        { label: 'Phone', text: '(419) 555-0142', link: 'tel:+14195550142' },
        { label: 'Best way to reach', text: 'Any way' },
      ],
    },
  ])
})

it('shows every field of a registration once, in three sections', () => {
  const shown = sectionsOf({ values: values({ II13masjidmailing: 'other' }) })
  expect(shown.map(({ title }) => title)).toEqual(['About them', 'Masjid', 'Mailing and terms'])
  const names = shown.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(names.toSorted()).toEqual([...fieldsOf('registration')].toSorted())
})

it('leaves out a recipient that the form did not ask for', () => {
  const mailing = sectionsOf({ values: values({ II13masjidmailing: 'masjid' }) })[2]
  expect(mailing?.fields.map(({ label }) => label)).toEqual(['Mail goes to', 'Terms and conditions'])
})

it('hints at an e-mail address that does not look complete', () => {
  const [field] = sectionsOf({ values: { email: 'amina@example' } })[0]?.fields ?? []
  expect(field?.hint).toBe('This does not look complete.')
})

it('copies all fields as lines', () => {
  expect(copyText({ values: { name: 'Amina', phone: '' } })).toBe('Name: Amina\nPhone: Not given')
})
