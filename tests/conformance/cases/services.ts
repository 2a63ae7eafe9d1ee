import type { SanityClient } from '@sanity/client'
import type { Target } from '../target.ts'
import type { Case, CaseGroup } from './case.ts'
import { type Calls, datasetOf, projectOf, refused, send } from './tools.ts'

const SCHEMA = { schemaId: '_.schemas.default' }

/** Methods that are offered or refused together, by their names below `prefix`. */
function methods<Client>(name: string, prefix: string, calls: Calls<Client>, open: (target: Target) => Client): Case {
  return {
    ...refused(name, calls, open),
    account: true,
    methods: Object.keys(calls).map(method => `${prefix}${method}`),
  }
}

/** Plain requests to an endpoint for which the client has no method. */
const endpoint = (name: string, claim: string, request: (client: SanityClient) => unknown): Case => ({
  ...refused(name, { [claim]: request }, ({ editor }) => editor),
  account: true,
})

const context = (name: string, prefix: string, calls: Calls<SanityClient['context']>) =>
  methods(`Context: ${name}`, `context.${prefix}`, calls, openContext)

/** What the methods of the namespaces of Context take, from which each reads what it knows. */
const ARGUMENT = {
  ...{
    threadId: 't',
    messages: [],
    classificationError: 'none',
    importId: 'i',
    jobId: 'j',
    issueId: 'i',
    issueIds: ['i'],
  },
  ...{ instructionId: 'i', path: 'a', sourceId: 's', name: 'm', type: 'text', title: 'a', content: 'b', text: 'a' },
}

function namespace(name: string, key: keyof SanityClient['context'], ...names: string[]): Case {
  const call = (client: SanityClient['context'], method: string): unknown => {
    const own: unknown = Reflect.get(client[key], method)
    if (typeof own !== 'function') throw new Error(`context.${key} has no method ${method}`)
    return Reflect.apply(own, client[key], [ARGUMENT])
  }
  const calls = names.map(method => [method, (client: SanityClient['context']) => call(client, method)] as const)
  return context(name, `${key}.`, Object.fromEntries(calls))
}

/** Context needs an organization, and a knowledge base in place of a dataset. */
function openContext({ editor, connect }: Target): SanityClient['context'] {
  const { projectId, dataset, ...config } = editor.config()
  const resource = { type: 'knowledge-base' as const, id: 'kb1' }
  return connect({ ...config, resource, context: { organizationId: 'o1' } }).context
}

function openComments({ editor, connect }: Target): SanityClient['collaboration']['comments'] {
  return connect({ ...editor.config(), collaboration: { organizationId: 'o1' } }).collaboration.comments
}

export const services: CaseGroup = {
  title: 'Services around the content lake',
  source:
    'HTTP reference: Agent Actions, Media Library, Embeddings Index, Scheduling, Backups; doc comments of the client',
  cases: [
    methods<SanityClient['agent']['action']>(
      'Agent Actions',
      'agent.action.',
      {
        generate: action =>
          action.generate({ ...SCHEMA, instruction: 'Write', targetDocument: { operation: 'create', _type: 'note' } }),
        transform: action => action.transform({ ...SCHEMA, instruction: 'Shorten', documentId: 'a' }),
        translate: action =>
          action.translate({ ...SCHEMA, documentId: 'a', toLanguage: { id: 'nb', title: 'Norwegian' } }),
        prompt: action => action.prompt({ instruction: 'Say hello' }),
        patch: action =>
          action.patch({ ...SCHEMA, documentId: 'a', target: { path: 'title', operation: 'set', value: 'b' } }),
      },
      ({ editor }) => editor.agent.action,
    ),
    methods<SanityClient['functions']>(
      'Functions',
      'functions.',
      { invoke: functions => functions.invoke('a-function', { stackId: 's1' }) },
      ({ editor }) => editor.functions,
    ),
    methods<SanityClient['mediaLibrary']['video']>(
      'Media Library',
      'mediaLibrary.video.',
      { getPlaybackInfo: video => video.getPlaybackInfo({ _ref: 'media-library:mlabc:video-1' }) },
      ({ editor }) => editor.mediaLibrary.video,
    ),
    {
      name: 'Comments and tasks of a Studio: POST comments/:dataset/setup, GET projects/:id/datasets?addonFor',
      account: true,
      async probe({ editor, viewer, anonymous }) {
        const setUp = async () =>
          String(Object(await send(editor, 'POST', `comments/${datasetOf(editor)}/setup`)).datasetName)
        const dataset = await setUp()
        const query = `datasetProfile=comments&addonFor=${datasetOf(editor)}`
        const found = await send(editor, 'GET', `projects/${projectOf(editor)}/datasets?${query}`)
        const comments = editor.withConfig({ dataset })
        const { _id } = await comments.create({ _type: 'comment', status: 'open' })
        const count = (client: SanityClient) =>
          client.withConfig({ dataset }).fetch('count(*[_id == $_id])', { _id }, { perspective: 'raw' })
        const [seen, hidden] = [await count(viewer), await count(anonymous)]
        await comments.delete(_id)
        const groups = await editor.fetch('*[_type == "system.group"]{members, grants}', {}, { perspective: 'raw' })
        return {
          'make one dataset for them': dataset !== 'undefined' && (await setUp()) === dataset,
          'which is found by the dataset that it is about': JSON.stringify(found).includes(`"${dataset}"`),
          'and seen by those alone who are signed in': seen === 1 && hidden === 0,
          'tell by groups whom one may mention': groups.some(
            ({ members }: { members: string[] }) => members.length > 0,
          ),
        }
      },
    },
    methods<SanityClient['collaboration']['comments']>(
      'Comments of an organization',
      'collaboration.comments.',
      {
        create: comments =>
          comments.create(Object({ message: [], target: { document: { _ref: comments.getTargetDocumentRef('a') } } })),
        update: comments => comments.update('c1', { status: 'resolved' }),
        delete: comments => comments.delete('c1'),
        addReaction: comments => comments.addReaction('c1', ':+1:'),
        removeReaction: comments => comments.removeReaction('c1', ':+1:'),
        fetch: comments => comments.fetch('*'),
        listen: comments => comments.listen('*', {}, { events: ['welcome'] }),
      },
      openComments,
    ),
    context('documents', '', {
      fetch: client => client.fetch('*'),
      listen: client => client.listen('*', {}, { events: ['welcome'] }),
      build: client => client.build(),
      cancelBuild: client => client.cancelBuild(),
      refresh: client => client.refresh(),
    }),
    context('knowledge bases', 'knowledgeBases.', {
      create: ({ knowledgeBases }) => knowledgeBases.create({ organizationId: 'o1', title: 'a', description: 'b' }),
      list: ({ knowledgeBases }) => knowledgeBases.list({ organizationId: 'o1' }),
      get: ({ knowledgeBases }) => knowledgeBases.get('kb1'),
      edit: ({ knowledgeBases }) => knowledgeBases.edit('kb1', { title: 'b' }),
      delete: ({ knowledgeBases }) => knowledgeBases.delete('kb1'),
    }),
    namespace('conversations', 'conversations', 'save', 'classify', 'delete', 'get'),
    namespace('imports', 'imports', 'create', 'list', 'get', 'download', 'delete'),
    namespace('jobs', 'jobs', 'get'),
    namespace('issues', 'issues', 'list', 'get', 'resolve', 'dismiss', 'reopen', 'apply'),
    namespace('instructions', 'instructions', 'create', 'list', 'edit', 'delete'),
    namespace('entries', 'entries', 'list', 'get', 'rebuild'),
    namespace('sources', 'sources', 'list', 'get', 'content', 'delete'),
    namespace('MCP endpoints', 'mcpEndpoints', 'list', 'get', 'create', 'edit', 'status', 'delete', 'initialContext'),
    endpoint('Embeddings Index', 'lists the indexes', client =>
      send(client, 'GET', `embeddings-index/${datasetOf(client)}`),
    ),
    endpoint('Scheduling', 'makes a schedule', client =>
      send(client, 'POST', `schedules/${projectOf(client)}/${datasetOf(client)}`, { documents: [] }),
    ),
    endpoint('Backups', 'lists the backups', client =>
      send(client, 'GET', `projects/${projectOf(client)}/datasets/${datasetOf(client)}/backups`),
    ),
    endpoint('GraphQL', 'answers a query', client =>
      send(client, 'POST', `graphql/${datasetOf(client)}/default`, { query: '{ a }' }),
    ),
    endpoint('Invitations', 'invites somebody', client =>
      send(client, 'POST', `invitations/project/${projectOf(client)}`, {}),
    ),
  ],
}
