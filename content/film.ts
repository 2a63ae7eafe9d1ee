import { readFilmAddress } from '@/lib/addresses/films'
import { sanity } from '@/lib/environment/public-env'
import type { POST_QUERY_RESULT } from './types.gen'
import { optionalText, picture, text } from './values'

const FILE_ID = /^file-([\da-zA-Z_]+)-([a-z0-9]+)$/

export type Film = NonNullable<ReturnType<typeof completeFilm>>

type RawBlock = NonNullable<NonNullable<POST_QUERY_RESULT>['body']>[number]

type RawFilm = Extract<RawBlock, { _type: 'video' }>['film']

export function completeFilm(raw: RawFilm | null | undefined) {
  const source = raw && readSource(raw)
  if (!source) return null
  return {
    title: text(raw.title),
    /** Such as "0:12"; null hides it. */
    length: optionalText(raw.length),
    /** Null shows a plain surface with the button that plays the film. */
    poster: picture(raw.poster),
    /** For phones, four to five; null shows the poster there too. */
    posterTall: picture(raw.posterTall),
    source,
  }
}

function readSource(film: RawFilm) {
  if (film.source === 'embed') {
    const url = readFilmAddress(text(film.embedUrl))
    return url ? { kind: 'embed' as const, url } : null
  }
  const url = film.fileId && fileUrl(film.fileId)
  if (!url) return null
  return {
    kind: 'file' as const,
    url,
    /** For phones, four to five; null without one or without a poster in this shape. */
    tallUrl: film.posterTall && film.fileTallId && fileUrl(film.fileTallId),
    mimeType: optionalText(film.mimeType) ?? 'video/mp4',
    captionsUrl: film.captionsId && fileUrl(film.captionsId),
  }
}

function fileUrl(assetId: string): string | null {
  const [, hash, extension] = FILE_ID.exec(assetId) ?? []
  return extension ? `${sanity.assetUrl}/files/${sanity.projectId}/${sanity.dataset}/${hash}.${extension}` : null
}
