import type { SanityClient } from '@sanity/client'
import type { Target } from '../target.ts'
import type { CaseGroup } from './case.ts'
import { ask, create, datasetOf, first, newId, refused, send, TYPE } from './tools.ts'

const pathOf = (client: SanityClient, query: string, rest = '') =>
  `data/query/${datasetOf(client)}?query=${encodeURIComponent(query)}${rest}`

const asViewer = ({ viewer }: Target) => viewer

export const reading: CaseGroup = {
  title: 'Reading',
  source: 'HTTP reference: Query, Doc, Export; perspectives; doc comments of the client',
  cases: [
    {
      name: 'GET data/query: query, $parameter',
      methods: ['fetch'],
      async probe({ viewer }) {
        const params = { text: 'a "b" $c', number: 1.5, list: ['x', null], object: { deep: [true] } }
        const { body } = await ask(viewer, pathOf(viewer, '1'))
        const echo = await viewer.fetch<unknown>('[$text, $number, $list, $object]', params)
        return {
          'takes parameters of every JSON type': JSON.stringify(echo) === JSON.stringify(Object.values(params)),
          'names query, result and ms': body.query === '1' && body.result === 1 && typeof body.ms === 'number',
        }
      },
    },
    {
      name: 'POST data/query',
      methods: ['dataRequest'],
      async probe({ viewer }) {
        const answer = await viewer.dataRequest('query', { query: `"${'x'.repeat(12_000)}" != $a`, params: { a: '' } })
        return { 'answers a query that is too long for an address': answer.result === true }
      },
    },
    {
      name: 'data/query: perspective',
      async probe(target) {
        const id = await create(target, { title: 'Published' })
        await target.editor.create({ _id: `drafts.${id}`, _type: TYPE, title: 'Draft' })
        const [source, only] = [await create(target, { to: { _type: 'reference', _ref: id } }), newId()]
        await target.editor.create({ _id: `drafts.${only}`, _type: TYPE })
        type Chosen = 'raw' | 'published' | 'drafts'
        const ask = (perspective: Chosen) =>
          target.editor.fetch('*[_id in [$id, "drafts." + $id]]{_id, _originalId, title}', { id }, { perspective })
        const follow = (perspective: Chosen) =>
          target.editor.fetch('*[_id == $source][0].to->title', { source }, { perspective })
        const isSeen = async (client: SanityClient, perspective: Chosen) =>
          (await client.fetch<number>('count(*[_id == $only])', { only }, { perspective })) === 1
        const [raw, published, drafts] = [await ask('raw'), await ask('published'), await ask('drafts')]
        const old = target.editor.withConfig({ apiVersion: '2024-01-01', perspective: undefined })
        const count = 'count(*[_id in [$id, "drafts." + $id]])'
        return {
          'raw has both': raw.length === 2,
          'published has no drafts': published.length === 1 && published[0].title === 'Published',
          'drafts overlay what is published': drafts.length === 1 && drafts[0].title === 'Draft',
          'drafts have the published id and _originalId':
            drafts[0]._id === id && drafts[0]._originalId === `drafts.${id}`,
          'drafts have what is not published yet, also for a viewer':
            (await isSeen(target.viewer, 'drafts')) && !(await isSeen(target.viewer, 'published')),
          'references are followed in it':
            (await follow('drafts')) === 'Draft' && (await follow('published')) === 'Published',
          'is published by default from 2025-02-19 on, and raw before':
            (await target.editor.fetch(count, { id })) === 1 && (await old.fetch(count, { id })) === 2,
        }
      },
    },
    {
      name: 'data/query: resultSourceMap',
      async probe(target) {
        const id = await create(target, { list: [{ _key: 'k', text: 'a' }] })
        const read = (resultSourceMap: true | 'withKeyArraySelector') =>
          target.editor.fetch('*[_id == $id][0]{list}', { id }, { filterResponse: false, resultSourceMap })
        const { documents = [], mappings = {} } = (await read(true)).resultSourceMap ?? {}
        const paths = async (kind: true | 'withKeyArraySelector') =>
          Object.values((await read(kind)).resultSourceMap?.paths ?? {})
        return {
          'maps values to documents and paths':
            documents[0]?._id === id &&
            Object.keys(mappings).length > 0 &&
            (await paths(true)).includes("$['list'][0]['text']"),
          'withKeyArraySelector maps by keys': (await paths('withKeyArraySelector')).some(path =>
            path.includes('_key'),
          ),
        }
      },
    },
    {
      name: 'data/query: returnQuery=false',
      probe: async ({ viewer }) => ({
        'leaves out the query': (await ask(viewer, pathOf(viewer, '1', '&returnQuery=false'))).body.query === undefined,
      }),
    },
    {
      name: 'data/query: tag',
      probe: async ({ viewer }) => ({
        'takes a tag': (await viewer.fetch('1', {}, { tag: 'conformance.case-1' })) === 1,
        'refuses a malformed one': (await ask(viewer, pathOf(viewer, '1', '&tag=a%20b'))).status === 400,
      }),
    },
    {
      name: 'data/query: syncTags, lastLiveEventId',
      async probe(target) {
        const id = await create(target)
        const query = ['*[_id == $id][0].title', { id }] as const
        const { syncTags = [] } = await target.viewer.fetch(...query, { filterResponse: false })
        const again = await target.viewer.fetch(...query, { lastLiveEventId: 'some-event' })
        return {
          'returns sync tags, which begin with s1:':
            syncTags.length > 0 && syncTags.every(tag => tag.startsWith('s1:')),
          'takes the id of a live event': again === 'First',
        }
      },
    },
    refused(
      'data/query: explain=true',
      { 'describes how the query is executed': client => send(client, 'GET', pathOf(client, '1', '&explain=true')) },
      asViewer,
    ),
    refused(
      'functions about other datasets and the Media Library',
      {
        'documents::incomingGlobalDocumentReferenceCount()': client =>
          client.fetch('*[documents::incomingGlobalDocumentReferenceCount() > 0]._id'),
        'documents::get() of another dataset': client =>
          client.fetch('documents::get({"_ref": "media-library:ml1:film"})'),
        'media::aspect()': client => client.fetch('*[0]{"a": media::aspect(@, "copyright")}'),
      },
      asViewer,
    ),
    refused(
      'functions of embeddings, user attributes and geo()',
      {
        'text::semanticSimilarity()': client => client.fetch('* | score(text::semanticSimilarity("give"))'),
        'user::attributes()': client => client.fetch('user::attributes()'),
        'geo()': client => client.fetch('geo({"lat": 1, "lng": 2})'),
      },
      asViewer,
    ),
    {
      name: 'data/query by useCdn',
      probe: async ({ viewer }) => ({
        'answers as it does without': (await viewer.withConfig({ useCdn: true }).fetch('1')) === 1,
      }),
    },
    {
      name: 'resource: {type: "dataset"}',
      async probe(target) {
        const id = await create(target)
        const { projectId, dataset, ...config } = target.viewer.config()
        const client = target.connect({ ...config, resource: { type: 'dataset', id: `${projectId}.${dataset}` } })
        return {
          'reads by the path of the resource': (await client.getDocument(id))?._id === id,
          'queries by it': (await client.fetch('*[_id == $id][0]._id', { id })) === id,
          'listens by it':
            (await first(client.listen('*', {}, { events: ['welcome'] }))).type === 'welcome' &&
            (await first(client.live.events())).type === 'welcome',
        }
      },
    },
    {
      name: 'GROQ: text::query, score, boost, geo, pt::text',
      async probe(target) {
        const where = { _type: 'geopoint', lat: 59.9, lng: 10.7 }
        const body = [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Said here' }] }]
        const id = await create(target, { title: 'minaret lantern', where, body })
        const is = (query: string) => target.viewer.fetch<boolean>(query, { id })
        return {
          'text::query': await is('count(*[_id == $id && @ match text::query("lantern")]) == 1'),
          'score and boost': await is('(*[_id == $id] | score(boost(title match "lantern", 2)))[0]._score > 1'),
          'geo::distance': await is('geo::distance(*[_id == $id][0].where, geo::latLng(59.9, 10.8)) > 5000'),
          'pt::text': await is('pt::text(*[_id == $id][0].body) == "Said here"'),
          'string::, array:: and math::': await is('string::split("a b", " ")[1] == "b" && math::sum([1, 2]) == 3'),
          'dateTime and now': await is('dateTime(now()) > dateTime("2020-01-01T00:00:00Z")'),
          identity: await is('identity() != null && identity() != ""'),
        }
      },
    },
    {
      name: 'GET data/doc',
      methods: ['getDocument', 'getDocuments', 'documentsExists'],
      async probe(target) {
        const [one, two, gone] = [await create(target), await create(target), newId()]
        const documents = await target.editor.getDocuments([two, gone, one])
        const { body } = await ask(target.editor, `data/doc/${datasetOf(target.editor)}/${gone}`)
        const exists = await target.editor.documentsExists([one, gone])
        return {
          'reads one': (await target.editor.getDocument(one))?._id === one,
          'reads several, in their order': documents.map(found => found?._id).join() === `${two},,${one}`,
          'says why one is missing':
            JSON.stringify(body.omitted) === JSON.stringify([{ id: gone, reason: 'existence' }]),
          'says which exist': exists.size === 1 && exists.has(one),
        }
      },
    },
    {
      name: 'GET data/doc: includeAllVersions, excludeContent',
      async probe(target) {
        const id = await create(target)
        await target.editor.create({ _id: `drafts.${id}`, _type: TYPE })
        const all = await target.editor.getDocument(id, { includeAllVersions: true })
        const { body } = await ask(target.editor, `data/doc/${datasetOf(target.editor)}/${id}?excludeContent=true`)
        return {
          'includeAllVersions reads drafts and versions too': all.length === 2,
          'excludeContent leaves out the content': !JSON.stringify(body.documents).includes('First'),
        }
      },
    },
    {
      name: 'GET data/export: types',
      async probe(target) {
        const id = await create(target)
        const read = async (rest: string) =>
          (await ask(target.editor, `data/export/${datasetOf(target.editor)}${rest}`)).text
        return {
          'streams every document as a line': (await read('')).split('\n').some(line => line.includes(`"${id}"`)),
          'types chooses': !(await read('?types=none')).includes(id) && (await read(`?types=${TYPE}`)).includes(id),
        }
      },
    },
    {
      name: 'reading without a token',
      async probe(target) {
        const id = await create(target)
        await target.editor.create({ _id: `drafts.${id}`, _type: TYPE })
        const query = 'count(*[_id in [$id, "drafts." + $id]])'
        const raw = await target.anonymous.fetch(query, { id }, { perspective: 'raw' })
        return {
          'sees what is published, and no drafts': raw === 1,
          'reads no draft by its id': (await target.anonymous.getDocument(`drafts.${id}`)) === undefined,
        }
      },
    },
  ],
}
