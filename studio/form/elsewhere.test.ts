import { Mutation } from '@sanity/mutator'
import { Subject } from 'rxjs'
import { createObservableBufferedDocument } from 'sanity'
import { expect, it } from 'vitest'
import { type Elsewhere, passOverMissingDrafts, watchElsewhere } from './elsewhere'

const TEXTS = { _type: 'testimonial', role: 'Board', name: 'Aisha' }
const DRAFT = { ...TEXTS, _id: 'drafts.a', _rev: 'd1' }
const change = (role: string) => [{ patch: { id: 'drafts.a', set: { role } } }]

/** Sanity's own buffer of a draft that is open here, with what the form is told of other windows. */
function openForm() {
  const [events, isSaved, fromService] = [new Subject<object>(), new Subject<boolean>(), new Subject<object>()]
  const told: Elsewhere[] = []
  watchElsewhere(Object(events), isSaved).subscribe(event => told.push(event))
  const draft = createObservableBufferedDocument(Object(fromService))
  draft.updates$.subscribe(event => events.next({ ...event, version: 'draft' }))
  fromService.next({ type: 'snapshot', documentId: 'drafts.a', document: { ...DRAFT } })
  const receive = (mutations: object[], resultRev: string) =>
    fromService.next({ type: 'mutation', transactionId: resultRev, previousRev: 'd1', resultRev, mutations })
  const publish = (document: object) => events.next({ version: 'published', type: 'snapshot', document })
  publish({ ...TEXTS, _id: 'a', _rev: 'p1' })
  return { told, isSaved, draft, receive, publish }
}

const settle = () => Promise.resolve()

it('gives back what was typed and not saved when the draft goes with a publish from elsewhere', async () => {
  const { told, draft, receive, publish } = openForm()
  await settle()
  draft.addMutations(change('Board president'))
  publish({ ...TEXTS, _id: 'a', _rev: 'p2' })
  receive([{ delete: { id: 'drafts.a' } }], 'd2')
  await settle()
  expect(told).toMatchObject([{ kind: 'published', published: { _rev: 'p2' }, unsaved: { role: 'Board president' } }])
})

it.each([
  ['was saved before', 'Board', true],
  ['is what was published', 'Board president', false],
])('gives nothing back of a text that %s', async (_, role, isSaved) => {
  const form = openForm()
  await settle()
  form.draft.addMutations(change('Board president'))
  if (isSaved) form.isSaved.next(true)
  form.receive([{ delete: { id: 'drafts.a' } }], 'd2')
  form.publish({ ...TEXTS, role, _id: 'a', _rev: 'p2' })
  await settle()
  expect(form.told.map(event => event.kind === 'published' && event.unsaved)).toEqual([{}])
})

it('leaves a discarded draft discarded', async () => {
  const { told, draft, receive } = openForm()
  await settle()
  draft.addMutations(change('Board president'))
  receive([{ delete: { id: 'drafts.a' } }], 'd2')
  await settle()
  expect(told).toEqual([])
})

it.each([0, 1])('names the field that is changed elsewhere, with %d unsaved changes here', count => {
  const { told, draft, receive } = openForm()
  if (count > 0) draft.addMutations(change('Board president'))
  receive([{ patch: { id: 'drafts.a', set: { name: 'Zara' } } }], 'd2')
  expect(told).toContainEqual({ kind: 'changed', field: 'name' })
})

it('waits for a missing draft where Sanity’s mutator throws', () => {
  const saving = () => new Mutation({ mutations: change('Board president') })
  expect(() => saving().apply(null)).toThrow('getAttribute only applies to plain objects')
  const end = passOverMissingDrafts()
  expect(saving().apply(null)).toBeNull()
  expect(saving().apply({ ...DRAFT })).toMatchObject({ role: 'Board president' })
  expect(new Mutation({ mutations: [{ create: { ...DRAFT } }] }).apply(null)).toMatchObject(DRAFT)
  end()
})
