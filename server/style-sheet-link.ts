import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { log } from '../lib/log.ts'

/** Files of the build, and not pictures of the content, which may be others than when the header was made. */
const OWN_FILE = /^ ?<\//

/**
 * Returns a function that adds the style sheets to the Link header of a page. Only the site's pages have such a header (for fonts and
 * images), and they share those of the landing page. Its images are left out: after a page is revalidated, Next keeps the header of the
 * previous response, so a browser would load the logo that was replaced.
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
    if (!others) return
    const links = [...sheets, ...String(others).split(/, ?(?=<)/)].filter(link => OWN_FILE.test(link))
    response.setHeader('link', [...new Set(links)].join(', '))
  }
}

function asLink(file: string | undefined): string {
  return `<${file}>; rel=preload; as=style`
}
