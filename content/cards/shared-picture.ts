import { sharedPictureName } from '@/lib/addresses/card-url'
import { perProcess } from '@/lib/process/per-process'
import { SHARED_PICTURES_QUERY } from '@/schemas/documents/pages.query'
import { fetchContent, getContent } from '../fetch'
import { shareLooks } from '../shared-look'
import type { SHARED_PICTURES_QUERY_RESULT } from '../types.gen'
import { type Picture, picture } from '../values'
import { CARDS } from './card-words'

/** One cached result, which may be stale after a change, so a name that it lacks is queried again. Concurrent requests share one query. */
export async function findSharedPicture(name: string): Promise<Picture | null> {
  const { found } = await getContent(SHARED_PICTURES_QUERY, {}, CARDS)
  return pictureNamed(name, found) ?? pictureNamed(name, await currentDocuments())
}

function currentDocuments(): Promise<SHARED_PICTURES_QUERY_RESULT> {
  return perProcess('looks for shared pictures', () => shareLooks(() => fetchContent(SHARED_PICTURES_QUERY)))()
}

function pictureNamed(name: string, documents: SHARED_PICTURES_QUERY_RESULT): Picture | null {
  const pictures = documents.flatMap(document => picture(document.picture) ?? [])
  return pictures.find(each => sharedPictureName(each) === name) ?? null
}
