import { HomeIcon } from '@sanity/icons/Home'
import { InboxIcon } from '@sanity/icons/Inbox'
import type { CurrentUser, Tool } from 'sanity'
import { route } from 'sanity/router'
import { HomeTool } from './home/home-tool'
import { RequestsTool } from './requests/requests-tool'

/** Sanity roles of the people who maintain a project. */
const KEEPERS = ['administrator', 'developer']

type Person = Pick<CurrentUser, 'roles'>

/** The names that staff see. Addresses in the Studio keep Sanity's names. */
const TITLES: Record<string, string> = { structure: 'Content', vision: 'Queries' }

/** Home opens first. Only people who maintain the project get Queries (Sanity's Vision). */
export function offerTools(tools: Tool[], { currentUser }: { currentUser: Person | null }): Tool[] {
  const offered = tools.filter(({ name }) => name !== 'vision' || isKeeper(currentUser))
  const named = offered.map(tool => ({ ...tool, title: TITLES[tool.name] ?? tool.title }))
  return [homeTool, requestsTool, ...named]
}

/** Whether somebody maintains the project, rather than its content. */
export function isKeeper(person: Person | null): boolean {
  return person?.roles.some(({ name }) => KEEPERS.includes(name)) ?? false
}

/** The first tool, and so the one that opens at /studio. */
const homeTool: Tool = { name: 'home', title: 'Home', icon: HomeIcon, component: HomeTool }

/** The forms that visitors sent. An open request has the URL /studio/requests/{id}. */
const requestsTool: Tool = {
  name: 'requests',
  title: 'Requests',
  icon: InboxIcon,
  component: RequestsTool,
  router: route.create('/', [route.create('/:id')]),
}
