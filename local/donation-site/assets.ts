import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'
import type { HttpResponse } from 'offline-content-lake/http'
import { notFound } from 'offline-content-lake/http'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

const files = new Map(
  ['assets', 'browser', 'styles'].flatMap(folder => {
    const url = new URL(`./${folder}/`, import.meta.url)
    const names = readdirSync(url).filter(name => !name.endsWith('.test.ts'))
    return names.map((name): [string, URL] => [name, new URL(name, url)])
  }),
)

/** A font, drawing, style sheet or module of the pages. Read for each request, so that a change shows at once. */
export function serveAsset(name: string): HttpResponse {
  const file = files.get(name)
  const type = TYPES[extname(name)]
  if (!file || !type) throw notFound(`There is no ${name}`)
  const body = extname(name) === '.ts' ? stripTypeScriptTypes(readFileSync(file, 'utf8')) : readFileSync(file)
  return { status: 200, headers: { 'content-type': type }, body }
}
