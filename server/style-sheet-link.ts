import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { log } from '../lib/log.ts'

/** Files of the build, and not pictures of the content, which may be others than when the header was made. */
const OWN_FILE = /^ ?<\//
/** It has the site's fonts, and no style sheet of the site. */
const STUDIO = /^\/studio(?:[/?]|$)/

/**
 * Returns a function that adds the style sheets to the Link header of a page. Only the site's pages and the Studio have such a header, for
 * fonts and images; all pages share the sheets of the landing page. Its images are left out: after a page is revalidated, Next keeps the
 * header of the previous response, so a browser would load a logo that was replaced.
 */
export function createStyleSheetLink(buildFolder: string): (response: ServerResponse) => void {
  const page = readFileSync(join(buildFolder, 'server', 'app', 'index.html'), 'utf8')
  const sheets = Array.from(page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, file]) => asLink(file))
  if (sheets.length === 0) {
    log.warn('styleSheet.unknown', { message: 'No style sheet was found in the landing page of the build' })
    return () => {}
  }
  return response => {
    const others = response.getHeader('link')
    if (!others || STUDIO.test(response.req.url ?? '')) return
    const links = [...sheets, ...String(others).split(/, ?(?=<)/)].filter(link => OWN_FILE.test(link))
    response.setHeader('link', [...new Set(links)].join(', '))
  }
}

function asLink(file: string | undefined): string {
  return `<${file}>; rel=preload; as=style`
}
