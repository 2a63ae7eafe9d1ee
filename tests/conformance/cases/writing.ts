import { isDeepStrictEqual } from 'node:util'
import type { CaseGroup } from './case.ts'
import { create, datasetOf, newId, note, refusalOf, send, TYPE } from './tools.ts'

export const writing: CaseGroup = {
  title: 'Writing: data/mutate',
  source: 'HTTP reference: Mutation; doc comments of the client',
  cases: [
    {
      name: 'create',
      methods: ['create', 'transaction().create'],
      async probe({ editor }) {
        const made = await editor.create({ _type: TYPE })
        const completed = await editor.create({ _id: `${newId()}.`, _type: TYPE })
        const [twice, again] = [note(), note()]
        await editor.transaction().create(twice).create(again).commit()
        return {
          'gives an id, a revision and dates': Boolean(made._id && made._rev && made._createdAt && made._updatedAt),
          'answers with what is stored': isDeepStrictEqual(await editor.getDocument(made._id), made),
          'completes an id that ends with a dot': completed._id.length > newId().length + 5,
          'refuses an id that exists with 409': (await refusalOf(editor.create(twice))).status === 409,
        }
      },
    },
    {
      name: 'createIfNotExists, createOrReplace',
      methods: [
        ...['createIfNotExists', 'createOrReplace'],
        ...['transaction().createIfNotExists', 'transaction().createOrReplace'],
      ],
      async probe({ editor }) {
        const document = note()
        await editor.createIfNotExists(document)
        await editor.createIfNotExists({ ...document, title: 'Ignored' })
        const kept = await editor.getDocument(document._id)
        await editor.createOrReplace({ ...document, title: 'Replaced' })
        const replaced = await editor.getDocument(document._id)
        const last = note()
        await editor
          .transaction()
          .createIfNotExists(last)
          .createOrReplace({ ...last, title: 'Second' })
          .commit()
        return {
          'createIfNotExists keeps what exists': kept?.title === 'First',
          'createOrReplace replaces it, and keeps _createdAt':
            replaced?.title === 'Replaced' && replaced._createdAt === kept?._createdAt,
          'work in a transaction': (await editor.getDocument(last._id))?.title === 'Second',
        }
      },
    },
    {
      name: 'delete by id and by query',
      methods: ['delete', 'transaction().delete'],
      async probe(target) {
        const { editor } = target
        const [one, two, three] = [await create(target), await create(target), await create(target)]
        await editor.delete(one)
        await editor.delete({ query: '*[_id == $id]', params: { id: two } })
        await editor.transaction().delete(three).commit()
        return {
          'deletes by id, by query and in a transaction': (await editor.documentsExists([one, two, three])).size === 0,
          'accepts an id that does not exist': (await refusalOf(editor.delete(newId()))).status === 0,
        }
      },
    },
    {
      name: 'delete: purge',
      async probe(target) {
        const id = await create(target)
        const mutation = { delete: { id, purge: true } }
        await target.editor.mutate([mutation])
        return { 'deletes the document': (await target.editor.getDocument(id)) === undefined }
      },
    },
    {
      name: 'patch by id, ids and query',
      methods: ['patch', 'mutate', 'patch().commit', 'transaction().patch'],
      async probe(target) {
        const { editor } = target
        const [one, two, three] = [await create(target), await create(target), await create(target)]
        await editor.patch(one).set({ by: 'id' }).commit()
        await editor.mutate([{ patch: { query: '*[_id == $id]', params: { id: two }, set: { by: 'query' } } }])
        await editor.mutate(editor.patch([one, three]).set({ both: true }))
        await editor
          .transaction()
          .patch(two, patch => patch.set({ last: true }))
          .commit()
        const found = await editor.getDocuments([one, two, three])
        return {
          'by id': found[0]?.by === 'id',
          'by query': found[1]?.by === 'query',
          'by several ids': found[0]?.both === true && found[2]?.both === true,
          'in a transaction': found[1]?.last === true,
          'refuses a document that does not exist with 409':
            (await refusalOf(editor.patch(newId()).set({ a: 1 }).commit())).status === 409,
        }
      },
    },
    {
      name: 'transaction',
      methods: ['transaction', 'transaction().commit', 'transaction().transactionId', 'transaction().reset'],
      async probe({ editor }) {
        const [one, two] = [note(), note()]
        const { transactionId } = await editor.transaction().create(one).create(two).commit()
        const revisions = (await editor.getDocuments([one._id, two._id])).map(document => document?._rev)
        const [three, named] = [note(), newId()]
        const failed = await refusalOf(editor.transaction().create(three).create(one).commit())
        const own = await editor.transaction().create(note()).transactionId(named).commit()
        const again = `data/mutate/${datasetOf(editor)}?transactionId=${named}`
        return {
          'is applied wholly or not at all': failed.status === 409 && !(await editor.getDocument(three._id)),
          'gives its id as the revision': revisions.every(revision => revision === transactionId),
          'takes an id': own.transactionId === named,
          'refuses an id that was used':
            (await refusalOf(editor.transaction().create(note()).transactionId(named).commit())).status === 409,
          'also in the URL':
            (await refusalOf(send(editor, 'POST', again, { mutations: [{ create: note() }] }))).status === 409,
        }
      },
    },
    {
      name: 'returnIds, returnDocuments, dryRun',
      async probe({ editor }) {
        const document = note()
        const dry = await editor.transaction().create(document).commit({ dryRun: true, returnDocuments: true })
        const isWritten = Boolean(await editor.getDocument(document._id))
        const body = { mutations: [{ create: document }], dryRun: true }
        await send(editor, 'POST', `data/mutate/${datasetOf(editor)}`, body)
        const isWrittenByBody = Boolean(await editor.getDocument(document._id))
        const first = await editor.create(document, { returnDocuments: false, returnFirst: true })
        return {
          'returnDocuments returns them': dry[0]?._id === document._id,
          'dryRun writes nothing': !isWritten,
          'dryRun in the body does not either': !isWrittenByBody,
          'returnIds returns ids': first.documentId === document._id,
        }
      },
    },
    {
      name: 'visibility=sync, async, deferred',
      async probe({ editor }) {
        const create = async (visibility: 'sync' | 'async' | 'deferred') => {
          const { _id } = await editor.create(note(), { visibility })
          return Boolean(await editor.getDocument(_id))
        }
        const { _id } = await editor.create(note(), { visibility: 'sync' })
        return {
          'sync: queries see it': (await editor.fetch('count(*[_id == $id])', { id: _id })) === 1,
          'async and deferred are accepted': (await create('async')) && (await create('deferred')),
        }
      },
    },
    {
      name: 'autoGenerateArrayKeys',
      async probe({ editor }) {
        const made = await editor.create(note({ list: [{ a: 1 }] }), { autoGenerateArrayKeys: true })
        return { 'adds keys': /^\w+$/.test(Object(made).list[0]._key) }
      },
    },
    {
      name: 'skipCrossDatasetReferenceValidation',
      async probe({ editor }) {
        const to = { _type: 'crossDatasetReference', _ref: newId(), _dataset: 'another', _projectId: 'x', _weak: true }
        const request = editor.create(note({ to }), { skipCrossDatasetReferenceValidation: true })
        return { 'accepts a reference to another dataset': (await refusalOf(request)).status === 0 }
      },
    },
    {
      name: 'references: _ref, _weak, _strengthenOnPublish',
      async probe(target) {
        const { editor } = target
        const goal = await create(target)
        const to = (_ref: string, rest = {}) => note({ to: { _type: 'reference', _ref, ...rest } })
        const source = await editor.create(to(goal))
        return {
          'a strong one to nothing is refused with 409': (await refusalOf(editor.create(to(newId())))).status === 409,
          'a weak one is accepted': (await refusalOf(editor.create(to(newId(), { _weak: true })))).status === 0,
          'what is strongly referenced cannot be deleted': (await refusalOf(editor.delete(goal))).status === 409,
          'nor replaced by a document of another type':
            (await refusalOf(editor.createOrReplace({ _id: goal, _type: `${TYPE}Other` }))).status === 409,
          'both can be deleted at once':
            (await refusalOf(editor.transaction().delete(source._id).delete(goal).commit())).status === 0,
        }
      },
    },
    {
      name: 'limits of documents',
      async probe({ editor }) {
        const refuses = async (fields: Record<string, unknown>) =>
          (await refusalOf(editor.create(note(fields)))).status === 400
        return {
          'refuses a malformed id': await refuses({ _id: '#a!' }),
          'refuses an id of more than 128 characters': await refuses({ _id: 'a'.repeat(129) }),
          'refuses lists in lists': await refuses({ list: [[1]] }),
          'refuses a document without a type': await refuses({ _type: '' }),
        }
      },
    },
  ],
}
