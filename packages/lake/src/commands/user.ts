import { listProjects, projectFolderOf } from '../host/datasets.ts'
import { addPerson, presentPeople, removePerson } from '../project/people.ts'
import { openState, type StateFile } from '../project/state.ts'
import { isRole, ROLE_NAMES } from '../roles.ts'
import { findProject, PLACE_OPTIONS, PROGRAM, readOptions, UsageError } from './options.ts'

export const usage = `${PROGRAM} user list | add <name> [--role <role>] [--email <address>] | remove <name> [--project <id>] [--folder <folder>]`

const { project, folder } = PLACE_OPTIONS
const OPTIONS = {
  ...{ project, folder },
  role: { type: 'string', default: 'editor' },
  email: { type: 'string' },
} as const
type Values = { project?: string; folder: string; role: string; email?: string }

/** Names the people of a project. A lake that runs knows them at once. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args, OPTIONS, usage)
  const [deed, name, ...others] = positionals
  if (deed === 'list' && name === undefined) return list(openPeople(values))
  if (deed === 'add' && name && others.length === 0) return add(openPeople(values), name, values)
  if (deed === 'remove' && name && others.length === 0) return remove(openPeople(values), name)
  throw new UsageError(`Please write: ${usage}`)
}

function list(state: StateFile): void {
  const people = presentPeople(state.read().people)
  for (const { id, name, email, role } of people) console.log(`${id}  ${name}  ${role}  ${email}`)
  if (people.length === 0) console.log('Nobody is named: whoever opens a Studio is the local editor.')
}

function add(state: StateFile, name: string, { role, email }: Values): void {
  if (!isRole(role)) throw new UsageError(`--role is "${role}": please give one of ${ROLE_NAMES.join(', ')}.`)
  const person = withUsageErrors(() =>
    state.change(({ people }) => addPerson(people, { name, role, ...(email && { email }) }, new Date())),
  )
  console.log(`${person.name} is ${role} now, with the id ${person.id} and the token ${person.token}`)
}

function remove(state: StateFile, name: string): void {
  const person = state.change(({ people }) => removePerson(people, name))
  if (!person) throw new UsageError(`There is nobody called "${name}".`)
  console.log(`${person.name} can sign in no more. History keeps the name.`)
}

function openPeople({ project: wanted, folder: root }: Values): StateFile {
  const id = findProject({ project: wanted, folder: root })
  const projectFolder = projectFolderOf(root, id)
  if (projectFolder && listProjects(root).includes(id)) return openState(projectFolder)
  throw new UsageError(`There is no project "${id}" in ${root}.`)
}

function withUsageErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) throw new UsageError(error.message, { cause: error })
    throw error
  }
}
