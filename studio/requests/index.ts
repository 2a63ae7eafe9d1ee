import { InboxIcon } from '@sanity/icons/Inbox'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { RequestsTool } from './requests-tool'

export const REQUESTS = 'requests'

/** What visitors sent with the forms of the site. The address of an open request is /studio/requests/{id}. */
export const requestsTool: Tool = {
  name: REQUESTS,
  title: 'Requests',
  icon: InboxIcon,
  component: RequestsTool,
  router: route.create('/', [route.create('/:id')]),
}
