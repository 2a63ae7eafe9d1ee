import { sharedPictureName } from '@/lib/addresses/card-url'
import { perProcess } from '@/lib/process/per-process'
import { SHARED_PICTURES_QUERY } from '@/schemas/documents/pages.query'
import { cached, fetchContent, fetchPublished } from '../fetch'
import { shareLooks } from '../shared-look'
import type { SHARED_PICTURES_QUERY_RESULT } from '../types.gen'
import { type Picture, picture } from '../values'
import { CARD_LIFE } from './card-words'

/** One cached result, which may be stale after a change, so a name that it lacks is queried again. Concurrent requests share one query. */
export async function findSharedPicture(name: string): Promise<Picture | null> {
  const isNamed = (each: Picture) => sharedPictureName(each) === name
  return (await getSharedPictures()).find(isNamed) ?? (await currentSharedPictures()).find(isNamed) ?? null
}

async function getSharedPictures(): Promise<Picture[]> {
  'use cache'
  cached('sharedPictures', CARD_LIFE)
  return toPictures(await fetchContent(SHARED_PICTURES_QUERY))
}

function currentSharedPictures(): Promise<Picture[]> {
  const look = async () => toPictures(await fetchPublished(SHARED_PICTURES_QUERY))
  return perProcess('looks for shared pictures', () => shareLooks(look))()
}

function toPictures(documents: SHARED_PICTURES_QUERY_RESULT): Picture[] {
  return documents.flatMap(document => picture(document.picture) ?? [])
}
