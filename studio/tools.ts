import type { CurrentUser, Tool } from 'sanity'
import { requestsTool } from './requests'

const STRUCTURE = 'structure'
const VISION = 'vision'
/** Sanity roles of the people who maintain a project. */
const KEEPERS = ['administrator', 'developer']

/** Adds Requests after the content, and offers Vision, which runs queries, only to people who maintain the project. */
export function offerTools(tools: Tool[], { currentUser }: { currentUser: Omit<CurrentUser, 'role'> | null }): Tool[] {
  const isKeeper = currentUser?.roles.some(({ name }) => KEEPERS.includes(name)) ?? false
  const offered = isKeeper ? tools : tools.filter(({ name }) => name !== VISION)
  return offered.flatMap(tool => (tool.name === STRUCTURE ? [tool, requestsTool] : [tool]))
}
