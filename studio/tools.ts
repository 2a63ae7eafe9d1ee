import type { CurrentUser, Tool } from 'sanity'
import { homeTool } from './home'
import { requestsTool } from './requests'

const STRUCTURE = 'structure'
const VISION = 'vision'
/** Sanity roles of the people who maintain a project. */
const KEEPERS = ['administrator', 'developer']

/** The names that staff see. Addresses in the Studio keep Sanity's names. */
const TITLES: Record<string, string> = { [STRUCTURE]: 'Content', [VISION]: 'Queries' }

/**
 * Puts Home, which opens first, and Requests before the content, and offers Queries (Sanity's Vision) only to people who maintain
 * the project.
 */
export function offerTools(tools: Tool[], { currentUser }: { currentUser: Omit<CurrentUser, 'role'> | null }): Tool[] {
  const isKeeper = currentUser?.roles.some(({ name }) => KEEPERS.includes(name)) ?? false
  const offered = tools.filter(({ name }) => isKeeper || name !== VISION)
  const named = offered.map(tool => ({ ...tool, title: TITLES[tool.name] ?? tool.title }))
  return [homeTool, requestsTool, ...named]
}
