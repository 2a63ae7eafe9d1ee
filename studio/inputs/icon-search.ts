import { ICON_NAMES, type IconName, titleOfIcon } from '@/lib/icons'
import { byTyped } from '@/lib/words/by-name'

/** Each word of the search must begin a word of the name: "ha co" finds "hand coins". Names that begin with it come first. An empty search finds all icons. */
export function findIcons(search: string): IconName[] {
  const wanted = search.toLowerCase().match(/[a-z]+/g) ?? []
  const found = ICON_NAMES.filter(name => {
    const words = titleOfIcon(name).split(' ')
    return wanted.every(part => words.some(word => word.startsWith(part)))
  })
  return wanted.length === 0 ? found : found.sort(byTyped(wanted.join(' '), titleOfIcon))
}
