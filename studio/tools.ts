import type { CurrentUser, Tool } from 'sanity'
import { requestsTool } from './requests'

const STRUCTURE = 'structure'
const VISION = 'vision'
/** Sanity's names of those who look after a project. */
const KEEPERS = ['administrator', 'developer']

/** The tools that a person has a use for, Requests after the content: queries are for those who look after the project. */
export function offerTools(tools: Tool[], { currentUser }: { currentUser: Omit<CurrentUser, 'role'> | null }): Tool[] {
  const isKeeper = currentUser?.roles.some(({ name }) => KEEPERS.includes(name)) ?? false
  const offered = isKeeper ? tools : tools.filter(({ name }) => name !== VISION)
  return offered.flatMap(tool => (tool.name === STRUCTURE ? [tool, requestsTool] : [tool]))
}
