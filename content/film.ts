import { isFilmPlayer } from '@/lib/films'
import { fileUrl } from './assets'
import { required } from './missing'
import { optionalText, type Picture, picture, type RawPicture, text } from './values'

export type Film = {
  title: string
  /** Shown next to the title, such as "0:12"; null hides it. */
  length: string | null
  poster: Picture
  source: { kind: 'file'; url: string; mimeType: string; captionsUrl: string | null } | { kind: 'embed'; url: string }
}

export type RawFilm = {
  title: string | null
  length: string | null
  source: 'file' | 'embed' | null
  embedUrl: string | null
  poster: RawPicture
  fileId: string | null
  mimeType: string | null
  captionsId: string | null
} | null

/** Throws a ContentMissingError that names `documentId` and `field` if the film or its poster is incomplete. */
export function film(raw: RawFilm, documentId: string, field: string): Film {
  const found = required(raw, documentId, field)
  return {
    title: text(found.title),
    length: optionalText(found.length),
    poster: required(picture(found.poster), documentId, `${field}.poster`),
    source: required(source(found), documentId, field),
  }
}

/** Null if the film is incomplete: for places that can leave it out. */
export function completeFilm(raw: RawFilm | undefined): Film | null {
  const poster = picture(raw?.poster)
  const from = raw && source(raw)
  return poster && from ? { title: text(raw.title), length: optionalText(raw.length), poster, source: from } : null
}

function source({ source, embedUrl, fileId, mimeType, captionsId }: NonNullable<RawFilm>): Film['source'] | null {
  if (source === 'embed') return embedUrl && isFilmPlayer(embedUrl) ? { kind: 'embed', url: embedUrl } : null
  const url = fileId && fileUrl(fileId)
  if (!url) return null
  return { kind: 'file', url, mimeType: mimeType ?? 'video/mp4', captionsUrl: captionsId && fileUrl(captionsId) }
}
