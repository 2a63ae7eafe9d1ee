import { createHash } from 'node:crypto'

export function readPolicy(header: string | null | undefined): Record<string, string[]> {
  const directives = (header ?? '').split(';').map(directive => directive.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** Inline scripts in a page's HTML that a browser would run. */
export function inlineScripts(html: string): { attributes: string; text: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\bsrc=|type="(?!text\/javascript|module)/.test(attributes))
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
