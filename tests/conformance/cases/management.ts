import { until } from '../../support/until.ts'
import type { Target } from '../target.ts'
import type { CaseGroup } from './case.ts'
import { ask, datasetOf, projectOf, refusalOf, send } from './tools.ts'

let count = 0
const newDataset = () => `conformance-${Date.now().toString(36)}-${++count}`

const project = ({ editor }: Target, path = '') => `projects/${projectOf(editor)}${path}`

const names = (list: unknown) => (Array.isArray(list) ? list.map(item => Object(item).name) : [])

export const management: CaseGroup = {
  title: 'Management',
  source: 'HTTP reference: Projects, Access, Roles, Copy, Webhooks; @sanity/cli; doc comments of the client',
  cases: [
    {
      name: 'GET users/me',
      methods: ['users.getById'],
      async probe({ editor, viewer }) {
        const me = await editor.users.getById('me')
        const other = await editor.users.getById(me.id)
        return {
          'has id, name and roles': Boolean(me.id && me.name && Object(me).roles.length > 0),
          'differs by token': (await viewer.users.getById('me')).id !== me.id,
          'a user by id has a displayName': other.id === me.id && Boolean(other.displayName),
        }
      },
    },
    {
      name: 'GET projects: includeMembers, includeFeatures',
      methods: ['projects.list'],
      async probe({ editor }) {
        const all = await editor.projects.list()
        const bare = await editor.projects.list({ includeMembers: false, includeFeatures: false })
        return {
          'lists the project': all.some(({ id }) => id === projectOf(editor)),
          'with its members': all.every(({ members }) => Array.isArray(members)),
          'includeMembers=false and includeFeatures=false leave them out': bare.every(
            item => !('members' in item) && !('features' in item),
          ),
        }
      },
    },
    {
      name: 'GET projects/:id',
      methods: ['projects.getById'],
      async probe({ editor }) {
        const { id, displayName, members } = await editor.projects.getById(projectOf(editor))
        return {
          'has id, name and members': id === projectOf(editor) && Boolean(displayName) && members.length > 0,
          'is refused for another project': (await refusalOf(editor.projects.getById('nosuchproject'))).status >= 401,
        }
      },
    },
    {
      name: 'GET projects/:id/datasets',
      methods: ['datasets.list'],
      async probe({ editor }) {
        const datasets = await editor.datasets.list()
        return {
          'lists the datasets with name and aclMode': datasets.some(
            ({ name, aclMode }) => name === datasetOf(editor) && Boolean(aclMode),
          ),
        }
      },
    },
    {
      name: 'PUT, PATCH, DELETE datasets/:name',
      methods: ['datasets.create', 'datasets.edit', 'datasets.delete'],
      account: true,
      async probe({ editor }) {
        const name = newDataset()
        const created = await editor.datasets.create(name, { aclMode: 'private' })
        const listed = names(await editor.datasets.list()).includes(name)
        const edited = await refusalOf(editor.datasets.edit(name, { aclMode: 'public' }))
        const deleted = await editor.datasets.delete(name)
        return {
          'create one': created.datasetName === name && created.aclMode === 'private' && listed,
          'change its aclMode': edited.status === 0,
          'delete it': deleted.deleted === true && !names(await editor.datasets.list()).includes(name),
        }
      },
    },
    {
      name: 'PUT projects/:id/datasets/:name/copy',
      account: true,
      async probe(target) {
        const copy = newDataset()
        const body = { targetDataset: copy }
        const { jobId } = Object(
          await send(target.editor, 'PUT', project(target, `/datasets/${datasetOf(target.editor)}/copy`), body),
        )
        const stateOf = async () => Object(await send(target.editor, 'GET', `jobs/${jobId}`)).state
        await until('the copy is made', async () => (await stateOf()) === 'completed')
        await target.editor.datasets.delete(copy)
        return { 'answers with a job': Boolean(jobId), 'whose state can be asked, until it is completed': true }
      },
    },
    {
      name: 'GET datasets/:name/settings/embeddings',
      methods: ['datasets.getEmbeddingsSettings'],
      probe: async ({ editor }) => ({
        'says whether embeddings are on':
          typeof (await editor.datasets.getEmbeddingsSettings(datasetOf(editor))).enabled === 'boolean',
      }),
    },
    {
      name: 'PUT datasets/:name/settings/embeddings',
      methods: ['datasets.editEmbeddingsSettings'],
      expected: 'refused',
      account: true,
      async probe({ editor }) {
        await editor.datasets.editEmbeddingsSettings(datasetOf(editor), { enabled: true })
        await editor.datasets.editEmbeddingsSettings(datasetOf(editor), { enabled: false })
        return { 'switches them on and off': true }
      },
    },
    {
      name: 'GET projects/:id/datasets/:name/acl, projects/:id/grants',
      async probe(target) {
        const acl = await send(target.viewer, 'GET', project(target, `/datasets/${datasetOf(target.viewer)}/acl`))
        const grants = await send(target.viewer, 'GET', project(target, '/grants'))
        return {
          'say what a user may do':
            JSON.stringify(acl).includes('read') && JSON.stringify(grants).includes('sanity.project'),
          'a viewer may not write': !JSON.stringify(acl).includes('update'),
        }
      },
    },
    {
      name: 'GET projects/:id/roles',
      async probe(target) {
        const roles = await send(target.editor, 'GET', project(target, '/roles'))
        return { 'lists the roles': names(roles).includes('viewer') }
      },
    },
    {
      name: 'GET, POST, DELETE projects/:id/tokens',
      account: true,
      async probe(target) {
        const url = project(target, '/tokens')
        const { id, key } = Object(await send(target.editor, 'POST', url, { label: 'Conformance', roleName: 'viewer' }))
        const works = (await target.viewer.withConfig({ token: key }).users.getById('me')).id !== undefined
        const list = JSON.stringify(await send(target.editor, 'GET', url))
        await send(target.editor, 'DELETE', `${url}/${id}`)
        const refused = await refusalOf(target.viewer.withConfig({ token: key }).fetch('1'))
        return {
          'make a token, which works': works,
          'list it without its key': list.includes(String(id)) && !list.includes(key),
          'end it': refused.status === 401,
        }
      },
    },
    {
      name: 'GET, POST, DELETE projects/:id/cors',
      account: true,
      async probe(target) {
        const url = project(target, '/cors')
        const origin = 'http://localhost:4999'
        const { id } = Object(await send(target.editor, 'POST', url, { origin, allowCredentials: true }))
        const list = JSON.stringify(await send(target.editor, 'GET', url))
        await send(target.editor, 'DELETE', `${url}/${id}`)
        return {
          'add an origin, and list it': list.includes(origin),
          'delete it': !JSON.stringify(await send(target.editor, 'GET', url)).includes(origin),
        }
      },
    },
    {
      name: 'GET, POST, DELETE hooks/projects/:id, attempts',
      account: true,
      async probe(target) {
        const url = `hooks/projects/${projectOf(target.editor)}`
        const rule = { on: ['create'], filter: '_type == "never"', projection: '{_id}' }
        const hook = {
          type: 'document',
          name: 'Conformance',
          url: 'http://localhost:9/',
          dataset: datasetOf(target.editor),
          rule,
        }
        const { id } = Object(await send(target.editor, 'POST', url, hook))
        const list = JSON.stringify(await send(target.editor, 'GET', url))
        const attempts = await send(target.editor, 'GET', `${url}/${id}/attempts`)
        await send(target.editor, 'DELETE', `${url}/${id}`)
        return {
          'make one with filter and projection, and list it': list.includes(String(id)),
          'list its attempts': Array.isArray(attempts) && attempts.length === 0,
          'delete it': !JSON.stringify(await send(target.editor, 'GET', url)).includes(`"${id}"`),
        }
      },
    },
    {
      name: 'GET auth/providers, auth/id',
      async probe({ editor }) {
        const { providers } = Object(await send(editor, 'GET', 'auth/providers'))
        const { id } = Object(await send(editor, 'GET', 'auth/id'))
        return { 'list the ways to log in': providers.length > 0, 'say who a token belongs to': Boolean(id) }
      },
    },
    {
      name: 'GET ping, data/ping, check/cors',
      async probe({ viewer }) {
        const { result } = (await ask(viewer, 'check/cors')).body
        return {
          ping: (await ask(viewer, 'ping')).status === 200,
          'check/cors says what is allowed': typeof Object(result).allowed === 'boolean',
        }
      },
    },
  ],
}
