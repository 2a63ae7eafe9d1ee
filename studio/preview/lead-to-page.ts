import type { MouseEvent } from 'react'
import { getDraftId, useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import { previewPath } from '@/studio/form/state'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { placesOf } from '@/studio/uses/places'
import { z } from '@/studio/zod'

const QUERY =
  'coalesce(*[_id == $draftId][0], *[_id == $id][0]){_type, "title": coalesce(title, name), "slug": slug.current, publishedAt}'
const TEXT = z.string().nullish()
const DOCUMENT = z.object({ _type: z.string(), title: TEXT, slug: TEXT, publishedAt: TEXT }).nullable()

/** Pages of lists whose documents have pages of their own. */
const LISTS: Record<string, string> = { blog: '/blog', post: '/blog', author: '/blog', category: '/blog' }

/** The id of the last pane of Content: that of a document, or of a list, which is mostly a type. Null elsewhere in the Studio. */
export function lastPane(pathname: string): string | null {
  const [, panes] = /\/structure\/(.+)$/.exec(pathname) ?? []
  return panes?.split(/[;|]/).at(-1)?.split(',')[0] ?? null
}

/** Where the site shows what the pane does; null for what no page shows. */
export function pageOf(pane: string, document: z.infer<typeof DOCUMENT>, now: Date): string | null {
  const path = placesOf({ ...(document ?? { _type: pane }), _id: document ? pane : '' })[0]?.path
  const page = path ?? (document ? null : LISTS[pane])
  return page ? previewPath(page, document, now) : null
}

/** Handles a press on the link to the Preview, which from Content opens the page of what shows there. */
export function useLeadToPage(): (event: MouseEvent) => void {
  const client = useSiteClient()
  const { basePath } = useWorkspace()
  const { navigateUrl } = useRouter()
  return event => {
    const room = `${basePath}/presentation`
    const isToPreview = event.target instanceof Element && event.target.closest(`a[href="${room}"]`)
    const id = lastPane(location.pathname)
    if (!isToPreview || !id || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const show = (page: string | null) =>
      navigateUrl({ path: page ? `${room}?${new URLSearchParams({ preview: page })}` : room })
    client
      .fetch(QUERY, { id, draftId: getDraftId(id) }, { perspective: 'raw', tag: 'preview.page' })
      .then(found => show(pageOf(id, DOCUMENT.parse(found), new Date())))
      .catch((error: unknown) => {
        console.warn('The page of what was open could not be found', error)
        show(null)
      })
  }
}
