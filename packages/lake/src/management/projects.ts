import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { requireIdentity, requirePermission } from '../api/access.ts'
import { describeProject } from '../api/projects.ts'
import { projectFolderOf } from '../host/datasets.ts'
import { badRequest } from '../http/errors.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Identity, Route } from '../http/types.ts'
import { type Fields, isFields } from '../json.ts'
import { writeOwnerOnly } from '../owner-only.ts'
import type { Project } from '../project/index.ts'
import { openState } from '../project/state.ts'
import { LOCAL_EDITOR } from '../project/users.ts'
import { openTokens, TOKENS_FILE } from '../tokens.ts'
import { type Management, optionalText, readFields, requireText } from './body.ts'

const ID_BYTES = 4

/** projects: make one, and name it. Whoever makes a project works in it with the same token. */
export function projectManagementRoutes({ project, folder }: Pick<Management, 'project' | 'folder'>): Route[] {
  const make = async (request: HttpRequest) => {
    const fields = await readFields(request)
    const id = `p${randomBytes(ID_BYTES).toString('hex')}`
    const displayName = requireText(fields, 'displayName')
    const metadata = isFields(fields.metadata) ? fields.metadata : {}
    create(id, { displayName, metadata }, requireIdentity(request))
    return json({ id, projectId: id, displayName, organizationId: null, studioHost: null, members: [] }, 201)
  }
  const edit = async (request: HttpRequest) => {
    const fields = await readFields(request)
    const displayName = optionalText(fields, 'displayName')
    const metadata = isFields(fields.metadata) ? fields.metadata : {}
    project.state.change(state => {
      state.displayName = displayName ?? state.displayName
      state.metadata = { ...state.metadata, ...metadata }
    })
    return json(describeProject(project, request))
  }
  const refuse = (request: HttpRequest) => {
    requirePermission(request, 'manageMembers')
    throw badRequest(`To delete a project, stop the lake and delete its folder ${project.folder}`)
  }
  return routesBelow(
    '/v:version/projects',
    [
      ['POST', '', make],
      ['PATCH', '/:project', edit],
      ['DELETE', '/:project', refuse],
    ],
    request => requirePermission(request, 'manage'),
  )

  function create(id: string, settings: { displayName: string; metadata: Fields }, identity: Identity): void {
    const projectFolder = projectFolderOf(folder, id)
    if (!projectFolder) throw new TypeError(`"${id}" cannot be the id of a project`)
    openState(projectFolder).change(state => {
      Object.assign(state, settings, { createdAt: new Date().toISOString(), ...holderIn(project, identity) })
    })
    // The tokens of tokens.json are the local editor's, who then has the same in both projects.
    if (identity.id === LOCAL_EDITOR) writeOwnerOnly(join(projectFolder, TOKENS_FILE), project.tokens)
    else openTokens(projectFolder)
  }
}

/** The person or the program that makes the project, as its administrator. */
function holderIn(project: Project, { id }: Identity) {
  const { people, robots } = project.state.read()
  const role = 'administrator' as const
  return {
    people: people.filter(person => person.id === id).map(person => ({ ...person, role })),
    robots: robots.filter(robot => robot.id === id).map(robot => ({ ...robot, role })),
  }
}
