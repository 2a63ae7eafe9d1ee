import type { Target } from '../target.ts'
import type { CaseGroup } from './case.ts'
import { ask, create, datasetOf } from './tools.ts'

/** A document that was made, changed and deleted, and the ids of these three transactions. */
async function past(target: Target) {
  const { editor } = target
  const id = await create(target)
  const made = (await editor.getDocument(id))?._rev ?? ''
  const changed = (await editor.patch(id).set({ title: 'Second' }).commit())._rev
  const deleted = (await editor.delete(id, { returnDocuments: false })).transactionId
  return { id, revisions: [made, changed, deleted] as const }
}

const history = ({ editor }: Target, path: string) => ask(editor, `data/history/${datasetOf(editor)}/${path}`)

const lines = async (target: Target, path: string) =>
  (await history(target, path)).text
    .split('\n')
    .filter(Boolean)
    .map(line => Object(JSON.parse(line)))

const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id).join()

export const historical: CaseGroup = {
  title: 'History: data/history',
  source: 'HTTP reference: History',
  cases: [
    {
      name: 'documents: revision, time, lastRevision',
      async probe(target) {
        const { id, revisions } = await past(target)
        const read = async (parameter: string) =>
          Object((await history(target, `documents/${id}?${parameter}`)).body.documents)[0]?.title
        return {
          'a revision': (await read(`revision=${revisions[0]}`)) === 'First',
          'a time': (await read(`time=${encodeURIComponent(new Date().toISOString())}`)) === undefined,
          'the last before its deletion': (await read('lastRevision=true')) === 'Second',
        }
      },
    },
    {
      name: 'transactions: limit, reverse, from and to, effectFormat, excludeContent',
      async probe(target) {
        const { id, revisions } = await past(target)
        const read = (parameters: string) => lines(target, `transactions/${id}?excludeContent=true&${parameters}`)
        const [entry] = await read('effectFormat=mendoza')
        return {
          'in their order': idsOf(await read('')) === revisions.join(),
          reverse: idsOf(await read('reverse=true')) === [...revisions].reverse().join(),
          limit: (await read('limit=2')).length === 2,
          'fromTransaction and toTransaction':
            idsOf(await read(`fromTransaction=${revisions[1]}&toTransaction=${revisions[1]}`)) === revisions[1],
          'fromTime and toTime': (await read(`fromTime=${new Date(Date.now() + 60_000).toISOString()}`)).length === 0,
          'have id, author, timestamp and documentIDs':
            Boolean(entry?.author && entry.timestamp) && entry.documentIDs.includes(id),
          'effects in the format of Mendoza': Array.isArray(entry?.effects?.[id]?.apply),
          'excludeContent leaves out mutations': entry?.mutations === undefined,
        }
      },
    },
    {
      name: 'transactions: authors',
      async probe(target) {
        const { id } = await past(target)
        const [first] = await lines(target, `transactions/${id}`)
        const read = async (rest: string) => (await lines(target, `transactions/${id}?${rest}`)).length
        return {
          'chooses by author': (await read('authors=nobody')) === 0 && (await read(`authors=x,${first?.author}`)) === 3,
          'before it limits': (await read(`authors=${first?.author}&limit=2`)) === 2,
        }
      },
    },
    {
      name: 'events/documents',
      async probe(target) {
        const { id } = await past(target)
        const { body } = await history(target, `events/documents/${id}`)
        return { 'tells what happened to a document': Object(body.events)[id]?.length > 0 }
      },
    },
    {
      name: 'history without a token',
      async probe(target) {
        const { status } = await ask(target.anonymous, `data/history/${datasetOf(target.editor)}/transactions/a`)
        return { 'is refused with 401': status === 401 }
      },
    },
  ],
}
