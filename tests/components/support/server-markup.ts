import type { Plugin } from 'vite'

/** These tests render in the browser, so markup that is left to the server on the site is rendered here as well. */
export function renderServerMarkup(): Plugin {
  return {
    name: 'minara-server-markup',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.client.tsx')) return null
      return code.replaceAll("typeof window === 'undefined'", 'true')
    },
  }
}
