import { createReadStream } from 'node:fs'
import type { Plugin } from 'vite'
import { drawCover } from '../../../pictures/cover.ts'

const FILES = { mp4: 'video/mp4', vtt: 'text/vtt' }
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#1a4d44" d="M0 0h16v9H0z"/></svg>'

/** Stands in for the content service and the site: any picture and the QR code are a plain one, the films are those of the seed, covers are drawn. */
export function serveAssets(): Plugin {
  return {
    name: 'minara-assets',
    configureServer({ middlewares }) {
      for (const path of ['/images', '/live-demo.svg']) {
        middlewares.use(path, (_, response) => {
          response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE)
        })
      }
      middlewares.use('/og/cover', (request, response) => {
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawCover(request.url ?? ''))
      })
      middlewares.use('/files', (request, response) => {
        const [, name, extension] = /\/([a-z-]+)\.(mp4|vtt)$/.exec(request.url ?? '') ?? []
        if (!name || !(extension === 'mp4' || extension === 'vtt')) return response.writeHead(404).end()
        response.writeHead(200, { 'content-type': FILES[extension] })
        createReadStream(`seed/files/${name}.${extension}`).pipe(response)
      })
    },
  }
}
