import { beforeEach, expect, it, vi } from 'vitest'
import { reportGaps } from './gaps'

const logged: { event: string; document: string; field: string; level: string }[] = []

beforeEach(() => {
  logged.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation(line => logged.push(JSON.parse(String(line))) > 0)
})

it('names document and field once, and again when the field was filled in between', () => {
  const lacking = { _id: 'problem-lost', title: ' ', text: 'A text', icon: 'bank' }
  reportGaps(lacking, { type: 'problem' })
  reportGaps(lacking, { type: 'problem' })
  expect(logged).toMatchObject([
    { level: 'warn', event: 'content.incomplete', document: 'problem-lost', field: 'title' },
  ])
  reportGaps({ ...lacking, title: 'A title' }, { type: 'problem' })
  reportGaps(lacking, { type: 'problem' })
  expect(logged).toHaveLength(2)
})

it('names the document that a page refers to, and the place of a reference to a deleted one', () => {
  const items = [{ _id: 'testimonial-lost', name: 'Amina', quote: null }, null]
  reportGaps({ sections: [{ _type: 'testimonials', title: 'Testimonials', items }] }, { type: 'landingPage' })
  expect(logged.map(({ document, field }) => `${document} ${field}`)).toEqual([
    'testimonial-lost quote',
    'landingPage sections[0].items[1]',
  ])
})

it('says nothing of what a query does not ask for, of what may be empty, and of what fits', () => {
  reportGaps({ _id: 'author-lost', name: 'Amina', role: null }, { type: 'author' })
  reportGaps(null, { type: 'blogPage' })
  expect(logged).toEqual([])
})

it('names unsafe links and fields of another type, but never their values', () => {
  const fees = { title: 5, contactLink: { label: 'Call', href: 'javascript:alert(1)' } }
  reportGaps(fees, { type: 'feeCopy' })
  expect(logged.map(({ field }) => field)).toEqual(['title', 'contactLink'])
  expect(JSON.stringify(logged)).not.toContain('alert')
})
