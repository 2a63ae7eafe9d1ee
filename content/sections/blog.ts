import type { Blog } from '../types'
import { link, text } from '../values'
import type { RawSection } from './raw'

export function toBlog(raw: RawSection<'blog'>): Blog {
  return {
    _type: 'blog',
    _key: raw._key,
    title: text(raw.title),
    emptyText: text(raw.emptyText),
    allPostsLink: link(raw.allPostsLink),
  }
}
