import { badRequest } from '../../http/errors.ts'
import { json, readJson } from '../../http/response.ts'
import type { Identity, Role, Route } from '../../http/types.ts'
import type { Lake } from '../types.ts'
import { requireIdentity } from './access.ts'

const MAX_SETTINGS_BYTES = 256 * 1024
const MAX_KEY_LENGTH = 512
const PEOPLE: Record<Role, { name: string; email: string; role: string; title: string }> = {
  editor: { name: 'Local editor', email: 'editor@localhost', role: 'administrator', title: 'Administrator' },
  viewer: { name: 'Local viewer', email: 'viewer@localhost', role: 'viewer', title: 'Viewer' },
}

type KeyValue = { key: string; value: unknown }

export function userRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/v:version/users/me',
      handle: ({ identity }) => json(identity ? currentUser(identity) : {}),
    },
    {
      method: 'GET',
      path: '/v:version/users/me/keyvalue/:keys',
      handle(request) {
        requireIdentity(request)
        return json(lake.store.getKeyValues((request.params.keys ?? '').split(',')))
      },
    },
    {
      method: 'PUT',
      path: '/v:version/users/me/keyvalue',
      async handle(request) {
        requireIdentity(request)
        const pairs = parseKeyValues(await readJson(request, MAX_SETTINGS_BYTES))
        for (const { key, value } of pairs) lake.store.setKeyValue(key, value)
        return json(pairs)
      },
    },
    {
      method: 'GET',
      path: '/v:version/users/:ids',
      handle({ params, identity }) {
        const users = (params.ids ?? '').split(',').map(id => userProfile(id, identity))
        return json(users.length === 1 ? users[0] : users)
      },
    },
  ]
}

export function rolesOf(role: Role): { name: string; title: string; description: string }[] {
  return [{ name: PEOPLE[role].role, title: PEOPLE[role].title, description: '' }]
}

function currentUser({ id, role }: Identity) {
  const person = PEOPLE[role]
  const { name, email } = person
  return { id, name, email, profileImage: '', provider: 'local', role: person.role, roles: rolesOf(role) }
}

function userProfile(id: string, identity: Identity | null) {
  const names: Record<string, string> = { 'local-editor': PEOPLE.editor.name, 'local-viewer': PEOPLE.viewer.name }
  return {
    id,
    displayName: Object.hasOwn(names, id) ? names[id] : id,
    givenName: '',
    familyName: '',
    imageUrl: null,
    isCurrentUser: id === identity?.id,
  }
}

function parseKeyValues(body: unknown): KeyValue[] {
  if (!Array.isArray(body)) throw badRequest('Expected a list of {key, value}')
  return body.map((pair: unknown) => {
    const isPair = typeof pair === 'object' && pair !== null && 'key' in pair && 'value' in pair
    if (!isPair || typeof pair.key !== 'string' || pair.key.length > MAX_KEY_LENGTH) {
      throw badRequest(`Expected {key, value} with a key of at most ${MAX_KEY_LENGTH} characters`)
    }
    return { key: pair.key, value: pair.value }
  })
}
