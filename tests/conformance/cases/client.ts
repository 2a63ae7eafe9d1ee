import type { CaseGroup } from './case.ts'
import { create } from './tools.ts'

export const client: CaseGroup = {
  title: 'The client itself',
  source: 'Doc comments of the client',
  cases: [
    {
      name: 'config, withConfig, clone, getUrl, getDataUrl, request',
      methods: ['config', 'withConfig', 'clone', 'getUrl', 'getDataUrl', 'request'],
      async probe({ viewer }) {
        const url = viewer.getDataUrl('query')
        return {
          'request reaches the addresses of getUrl and getDataUrl':
            Object(await viewer.request({ url, query: { query: '1' } })).result === 1 &&
            viewer.getUrl(url).endsWith(url),
          'clones reach the same dataset': (await viewer.clone().fetch('1')) === 1,
          'withConfig changes what is named':
            (await viewer.withConfig({ apiVersion: '2021-03-25' }).fetch('1')) === 1 &&
            viewer.config().apiVersion !== '2021-03-25',
        }
      },
    },
    {
      name: 'patches and transactions as data',
      methods: [
        ...['patch().clone', 'patch().reset', 'patch().serialize', 'patch().toJSON'],
        ...['transaction().clone', 'transaction().serialize', 'transaction().toJSON'],
      ],
      async probe(target) {
        const { editor } = target
        const id = await create(target)
        const patch = editor.patch(id).set({ title: 'Second' })
        await editor.mutate([{ patch: patch.clone().serialize() }])
        const patched = await editor.getDocument(id)
        const transaction = editor.transaction().patch(patch.reset().set({ title: 'Third' }))
        await editor.mutate(transaction.clone().serialize())
        return {
          'what they serialize to is accepted': patched?.title === 'Second',
          'also after reset and clone': (await editor.getDocument(id))?.title === 'Third',
          'toJSON is the same':
            JSON.stringify(patch) === JSON.stringify(patch.serialize()) &&
            JSON.stringify(transaction) === JSON.stringify(transaction.serialize()),
        }
      },
    },
    {
      name: 'references to comments',
      methods: ['collaboration.comments.getTargetDocumentRef'],
      probe: async ({ editor }) => ({
        'name the resource and the published id':
          editor.collaboration.comments.getTargetDocumentRef('drafts.a') ===
          `dataset:${editor.config().projectId}.${editor.config().dataset}:a`,
      }),
    },
  ],
}
