import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { hasBody } from './gate/body.ts'

/** In bytes: below it, the headers are longer than the file. */
const MIN_BYTES = 512
/** In bytes. Larger ones are the Studio's, and take seconds each. */
const MAX_BYTES = 400_000

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
}

/** Brotli at its best, which is the default, is a tenth smaller than at the speed of a request. */
export function compressBuild(buildFolder: string): void {
  const folder = join(buildFolder, 'static')
  for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const file = join(folder, name)
    const { size } = statSync(file)
    if (size < MIN_BYTES || size > MAX_BYTES || existsSync(`${file}.br`)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

export function takesBrotli({ headers }: IncomingMessage): boolean {
  return new Negotiator({ headers }).encodings(['br']).includes('br')
}

/** Returns whether it sent the file. Only files that were there at the start count; those of a build take 1.5 MB. */
export function createBuildFiles(buildFolder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const folder = join(buildFolder, 'static')
  const files = new Map(
    globSync('**/*.br', { cwd: folder }).map(name => [`/_next/static/${name}`, readFileSync(join(folder, name))]),
  )
  return (request, response) => {
    const path = request.url ?? ''
    const file = files.get(`${path}.br`)
    if (!file || request.headers.range || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    if (hasBody(request) || !takesBrotli(request)) return false
    // The path names the content, so its size will do.
    const etag = `W/"${file.length.toString(16)}-br"`
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag, Vary: 'Accept-Encoding' }
    const content = { 'Content-Type': TYPES[extname(path)], 'Content-Encoding': 'br', 'Content-Length': file.length }
    if (request.headers['if-none-match']?.includes(etag)) response.writeHead(304, headers).end()
    else response.writeHead(200, { ...headers, ...content }).end(file)
    return true
  }
}
