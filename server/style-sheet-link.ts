import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { log } from '../lib/log.ts'

/**
 * Returns a function that adds the style sheets to the Link header of a page. Only the site's pages have such a header (for fonts and
 * images), and they share those of the landing page.
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
    // After a page is revalidated, Next keeps the header of the previous response, which may already have the style sheets.
    const links = [...sheets, ...String(others).split(/, ?(?=<)/)]
    response.setHeader('link', [...new Set(links)].join(', '))
  }
}

function asLink(file: string | undefined): string {
  return `<${file}>; rel=preload; as=style`
}
