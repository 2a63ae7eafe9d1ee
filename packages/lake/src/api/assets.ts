import { notFound } from '../http/errors.ts'
import { json, readBytes } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, HttpResponse, Route } from '../http/types.ts'
import {
  type AssetKind,
  type AssetUpload,
  findAssetFile,
  idOfFile,
  type StoredFile,
  saveAsset,
} from '../images/files.ts'
import { openPictures } from '../images/pictures.ts'
import { serveOriginal, serveVariant } from '../images/serve.ts'
import { parseTransform } from '../images/transform.ts'
import type { DocumentIndex, Lake } from '../types.ts'
import { requirePermission } from './access.ts'

type AssetLake = Pick<Lake, 'config' | 'limits' | 'mutate'> & {
  store: { index: Pick<DocumentIndex, 'get'> }
}

/** Uploads by editors, and asset files for everyone: images in the requested size and format. */
export function assetRoutes(lake: AssetLake): Route[] {
  const pictures = openPictures(lake.config)
  return routesBelow('', [
    ['POST', '/v:version/assets/images/:dataset', request => upload('images', request)],
    ['POST', '/v:version/assets/files/:dataset', request => upload('files', request)],
    ['GET', '/images/:project/:dataset/:file', serveImage],
    ['GET', '/images/:project/:dataset/:file/:vanityName', serveImage],
    ['GET', '/files/:project/:dataset/:file', serveFile],
    ['GET', '/files/:project/:dataset/:file/:vanityName', serveFile],
  ])

  async function upload(kind: AssetKind, request: HttpRequest): Promise<HttpResponse> {
    const { id: author } = requirePermission(request, 'writeDrafts')
    const bytes = await readBytes(request, lake.limits.uploadBytes)
    const document = await saveAsset(lake.config, kind, bytes, readUpload(request))
    lake.mutate([{ createIfNotExists: document }], { author })
    return json({ document: lake.store.index.get(document._id) })
  }

  async function serveImage(request: HttpRequest): Promise<HttpResponse> {
    const file = await requireFile('images', request)
    const isRaw = request.query.has('dlRaw') || file.file.endsWith('.svg')
    const transform = isRaw ? null : parseTransform(request.query)
    if (!transform) return serveOriginal(request, file, readDownloadName(request, file))
    const variant = pictures.variant(file, transform, request.headers.accept ?? '')
    return serveVariant(request, variant, readDownloadName(request, file))
  }

  async function serveFile(request: HttpRequest): Promise<HttpResponse> {
    const file = await requireFile('files', request)
    return serveOriginal(request, file, readDownloadName(request, file))
  }

  async function requireFile(kind: AssetKind, { params }: HttpRequest): Promise<StoredFile> {
    const found = await findAssetFile(lake.config, { kind, file: params.file ?? '' })
    if (!found) throw notFound('There is no such asset')
    return found
  }

  /** `?dl=name` downloads under that name, a bare `?dl` under the file's name at upload; `?dlRaw` the original, in the same way. */
  function readDownloadName(request: HttpRequest, file: StoredFile): string | null {
    const wanted = request.query.get('dlRaw') ?? request.query.get('dl')
    if (wanted === null || wanted) return wanted
    const uploadedAs = lake.store.index.get(idOfFile(file) ?? '')?.originalFilename
    return typeof uploadedAs === 'string' ? uploadedAs : file.file
  }
}

const WORDS = ['label', 'title', 'description', 'creditLine']

function readUpload({ query, headers }: HttpRequest): AssetUpload {
  const read = (name: string) => query.get(name) || undefined
  const [id, name, url] = [read('sourceId'), read('sourceName'), read('sourceUrl')]
  const words = Object.fromEntries(WORDS.flatMap(word => (read(word) ? [[word, read(word)]] : [])))
  return {
    filename: read('filename'),
    contentType: headers['content-type'],
    words: { ...words, ...(id && { source: { id, name, url } }) },
    extract: query.has('meta') ? query.getAll('meta') : undefined,
  }
}
