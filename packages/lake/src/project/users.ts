import type { Identity, Role } from '../http/types.ts'
import { LOCAL_EDITOR, LOCAL_VIEWER } from '../identify.ts'
import type { Project } from './index.ts'
import { presentPeople } from './people.ts'

/** Whoever reads and writes: a person, a program with a token of its own, or a holder of the tokens of tokens.json. */
export type User = { id: string; name: string; email: string; role: Role; isRobot: boolean; createdAt: string }

type Source = Pick<Project, 'state' | 'tokens'>

/** Also knows those who were removed, so that history names them. */
export function findUser(project: Source, id: string): User | null {
  const { people, robots } = project.state.read()
  const person = people.find(candidate => candidate.id === id)
  if (person) return { ...person, isRobot: false }
  const robot = robots.find(candidate => candidate.id === id)
  if (robot) return { ...robot, name: robot.label, email: '', isRobot: true }
  return localUsers(project).find(user => user.id === id) ?? null
}

/** The people of a project, or the local editor while nobody is named; then the programs. */
export function listMembers(project: Source): User[] {
  const { robots } = project.state.read()
  return [...listPeople(project), ...robots.map(robot => ({ ...robot, name: robot.label, email: '', isRobot: true }))]
}

/** Who may sign in to a Studio. Never empty. */
export function listPeople(project: Source): User[] {
  const people = presentPeople(project.state.read().people)
  if (people.length > 0) return people.map(person => ({ ...person, isRobot: false }))
  return localUsers(project).filter(({ id }) => id === LOCAL_EDITOR.id)
}

/** The token with which a person works; null for whoever cannot sign in. */
export function tokenOf({ state, tokens }: Source, id: string): string | null {
  if (id === LOCAL_EDITOR.id) return tokens.editor
  return presentPeople(state.read().people).find(person => person.id === id)?.token ?? null
}

function localUsers({ state }: Source): User[] {
  const { createdAt } = state.read()
  const describe = ({ id, role }: Identity, name: string, email: string): User => {
    return { id, name, email, role, isRobot: false, createdAt }
  }
  return [
    describe(LOCAL_EDITOR, 'Local editor', 'editor@localhost'),
    describe(LOCAL_VIEWER, 'Local viewer', 'viewer@localhost'),
  ]
}
