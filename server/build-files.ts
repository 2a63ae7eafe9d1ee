import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { listFiles } from '../lib/process/list-files.ts'
import type { Answer } from './gate/gate.ts'

/** In bytes: below it, the headers are longer than the file. */
const MIN_BYTES = 512
/** In bytes. Larger ones are the Studio's, and take seconds each. */
const MAX_BYTES = 400_000

const END = '.br'
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
}

/** Brotli at its best, which is the default, is a tenth smaller than at the speed of a request. */
export function compressBuild(buildFolder: string): void {
  const folder = join(buildFolder, 'static')
  for (const name of listFiles(folder)) {
    const file = join(folder, name)
    const { size } = statSync(file)
    if (!(extname(name) in TYPES) || size < MIN_BYTES || size > MAX_BYTES || existsSync(file + END)) continue
    writeFileSync(file + END, brotliCompressSync(readFileSync(file)))
  }
}

export function takesBrotli({ headers }: IncomingMessage): boolean {
  return new Negotiator({ headers }).encodings(['br']).includes('br')
}

/** Leads a request for a file to its compressed copy, which Next sends as it sends any file. Only copies that were there at the start count. */
export function withCopies(buildFolder: string, answer: Answer): Answer {
  const copies = listFiles(join(buildFolder, 'static')).filter(name => name.endsWith(END))
  const types = new Map(copies.map(name => [`/_next/static/${name}`, TYPES[extname(basename(name, END))] ?? '']))
  return (request, response) => {
    const copy = request.url + END
    const type = types.get(copy)
    if (type !== undefined && !request.headers.range && takesBrotli(request)) {
      response.setHeader('Content-Type', type).setHeader('Content-Encoding', 'br')
      request.url = copy
    }
    return answer(request, response)
  }
}
