import { cacheLife, cacheTag } from 'next/cache'
import { sharedPictureName } from '@/lib/card-url'
import { SHARED_PICTURES_QUERY } from '@/schemas/documents/pages.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { type Picture, picture } from '../values'
import { CARD_LIFE } from './card-words'

/**
 * A picture that staff chose for sharing, by its name in the URL of its card; null if no page shares it. All of them are one cached
 * result, so that made-up names cost no query and no memory. Throws if the request to Sanity fails.
 */
export async function findSharedPicture(name: string): Promise<Picture | null> {
  return (await getSharedPictures()).find(each => sharedPictureName(each) === name) ?? null
}

async function getSharedPictures(): Promise<Picture[]> {
  'use cache'
  cacheLife(CARD_LIFE)
  cacheTag(...tagsOf('sharedPictures'))
  const documents = await fetchContent(SHARED_PICTURES_QUERY)
  return documents.flatMap(document => picture(document.picture) ?? [])
}
