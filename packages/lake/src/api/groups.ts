import { GROUP_TYPE } from '../groq/rows.ts'
import { type Project, settingsOf } from '../project/index.ts'
import { listMembers } from '../project/users.ts'
import { ROLE_NAMES } from '../roles.ts'
import type { LakeDocument } from '../types.ts'
import { accessList } from './projects.ts'

/** The group of each role, with its members and what they may do in a dataset. A Studio offers to mention whom a group lets read. */
export function groupsOf(project: Project, dataset: string): LakeDocument[] {
  const { createdAt } = project.state.read()
  const settings = settingsOf(project, dataset)
  const members = listMembers(project)
  return ROLE_NAMES.toSorted().map(name => ({
    ...{ _id: `_.groups.${name}`, _type: GROUP_TYPE, _rev: name, _createdAt: createdAt, _updatedAt: createdAt },
    grants: accessList({ role: name }, settings),
    members: members.filter(({ role }) => role === name).map(({ id }) => id),
  }))
}

/** Whether a query can find groups. They are told to no other, because each query is sent to a thread. */
export function mayFindGroups(query: string, params: Record<string, unknown>): boolean {
  return query.includes(GROUP_TYPE) || Object.values(params).flat().includes(GROUP_TYPE)
}
