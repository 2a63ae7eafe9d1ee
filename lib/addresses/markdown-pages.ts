/** Addresses of pages as Markdown: `/post/x.md` is the Markdown of `/post/x`, and `/index.md` that of the landing page. */

export const MARKDOWN_TYPE = 'text/markdown'

const ENDING = '.md'
const HOME = '/index'
/** Routes that are no pages, or pages only for who has just sent a form. */
const NO_PAGE = /^\/(?:icons|og|fee-calculator|received|register\/continue)(?:\/|$)/

export function markdownPath(page: string): string {
  return `${page === '/' ? HOME : page.replace(/\/$/, '')}${ENDING}`
}

/** The path of the page whose Markdown has this address; null for any other path. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith(ENDING)) return null
  const page = path.slice(0, -ENDING.length)
  if (page === HOME) return '/'
  return page.startsWith('/') && !page.endsWith('/') && isPage(page) ? page : null
}

/** Whether a path may be asked for as Markdown, at its own address or at that of its Markdown. */
export function isPage(path: string): boolean {
  return !NO_PAGE.test(path)
}
