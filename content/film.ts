import { readFilmAddress } from '@/lib/addresses/films'
import { sanity } from '@/lib/environment/public-env'
import type { POST_QUERY_RESULT } from './types.gen'
import { optionalText, type Picture, picture, text } from './values'

const FILE_ID = /^file-([\da-zA-Z_]+)-([a-z0-9]+)$/

export type Film = {
  title: string
  /** Such as "0:12"; null hides it. */
  length: string | null
  /** Null shows a plain surface with the button that plays the film. */
  poster: Picture | null
  /** For phones, four to five; null shows the poster there too. */
  posterTall: Picture | null
  source: FilmOfSite | { kind: 'embed'; url: string }
}

/** `tallUrl`: the film for phones, four to five; null without one or without a poster in this shape. */
type FilmOfSite = { kind: 'file'; url: string; tallUrl: string | null; mimeType: string; captionsUrl: string | null }

type RawBlock = NonNullable<NonNullable<POST_QUERY_RESULT>['body']>[number]

type RawFilm = Extract<RawBlock, { _type: 'video' }>['film']

export function completeFilm(raw: RawFilm | null | undefined): Film | null {
  const source = raw && readSource(raw)
  if (!source) return null
  const [title, length] = [text(raw.title), optionalText(raw.length)]
  return { title, length, poster: picture(raw.poster), posterTall: picture(raw.posterTall), source }
}

function readSource(film: RawFilm): Film['source'] | null {
  if (film.source === 'embed') {
    const url = readFilmAddress(text(film.embedUrl))
    return url ? { kind: 'embed', url } : null
  }
  const url = film.fileId && fileUrl(film.fileId)
  if (!url) return null
  return {
    kind: 'file',
    url,
    tallUrl: film.posterTall && film.fileTallId && fileUrl(film.fileTallId),
    mimeType: optionalText(film.mimeType) ?? 'video/mp4',
    captionsUrl: film.captionsId && fileUrl(film.captionsId),
  }
}

function fileUrl(assetId: string): string | null {
  const [, hash, extension] = FILE_ID.exec(assetId) ?? []
  return extension ? `${sanity.assetUrl}/files/${sanity.projectId}/${sanity.dataset}/${hash}.${extension}` : null
}
