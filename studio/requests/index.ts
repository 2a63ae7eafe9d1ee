import { InboxIcon } from '@sanity/icons/Inbox'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { RequestsTool } from './requests-tool'

export const REQUESTS = 'requests'

/** The forms that visitors sent. An open request has the URL /studio/requests/{id}. */
export const requestsTool: Tool = {
  name: REQUESTS,
  title: 'Requests',
  icon: InboxIcon,
  component: RequestsTool,
  router: route.create('/', [route.create('/:id')]),
}
