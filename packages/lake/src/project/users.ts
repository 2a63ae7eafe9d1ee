import { timingSafeEqual } from 'node:crypto'
import type { Identify } from '../http/dispatch.ts'
import { unauthorized } from '../http/errors.ts'
import type { Identity, Role } from '../http/types.ts'
import type { Tokens } from '../tokens.ts'
import { digestOf, isExpired } from './people.ts'
import type { StateFile } from './state.ts'

/** Whoever opens a Studio while nobody is named. */
export const LOCAL_EDITOR = 'local-editor'

/** Whoever reads and writes: a person, a program with a token of its own, or a holder of the tokens of tokens.json. */
export type User = {
  id: string
  name: string
  email: string
  role: Role
  isRobot: boolean
  createdAt: string
  /** Null for whoever cannot sign in to a Studio. */
  token: string | null
  /** Digest of the secret with which a program signs in, until that expires. */
  digest?: string | undefined
}

type Source = { state: StateFile; tokens: Tokens }

/** Begins with the local editor and the local viewer. Also has those who were removed, so that history names them. */
function usersIn({ state, tokens: { editor, viewer } }: Source): [User, User, ...User[]] {
  const { people, robots, createdAt } = state.read()
  const local = (id: string, name: string, role: Role, token: string): User => {
    return { id, name, email: `${id.replace('local-', '')}@localhost`, role, isRobot: false, createdAt, token }
  }
  return [
    local(LOCAL_EDITOR, 'Local editor', 'administrator', editor),
    local('local-viewer', 'Local viewer', 'viewer', viewer),
    ...people.map(person => ({ ...person, isRobot: false })),
    ...robots.map(robot => ({
      ...{ ...robot, name: robot.label, email: '', isRobot: true, token: null },
      digest: isExpired(robot) ? undefined : robot.digest,
    })),
  ]
}

export function findUser(project: Source, id: string): User | null {
  return usersIn(project).find(user => user.id === id) ?? null
}

/** The people of a project, or the local editor while nobody is named; then the programs. */
export function listMembers(project: Source): User[] {
  return [...listPeople(project), ...usersIn(project).filter(({ isRobot }) => isRobot)]
}

/** Who may sign in to a Studio. Never empty. */
export function listPeople(project: Source): User[] {
  const [editor, _viewer, ...others] = usersIn(project)
  const people = others.filter(({ token }) => token !== null)
  return people.length > 0 ? people : [editor]
}

/** For an Authorization header. Nobody holds an unknown token, for which `findHolder` returns null and `identify` throws 401. */
export function createIdentify(project: Source) {
  const findHolder = (authorization: string): Identity | null => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
    const digest = Buffer.from(digestOf(token))
    const holder = usersIn(project).find(user => {
      const own = user.token === null ? user.digest : digestOf(user.token)
      return own !== undefined && timingSafeEqual(Buffer.from(own), digest)
    })
    return holder ? { id: holder.id, role: holder.role } : null
  }
  const identify: Identify = authorization => {
    const holder = authorization === undefined ? null : findHolder(authorization)
    if (!holder && authorization !== undefined) throw unauthorized()
    return holder
  }
  return { findHolder, identify }
}
