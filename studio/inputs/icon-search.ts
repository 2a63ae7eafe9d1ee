import { ICON_NAMES, type IconName, titleOfIcon } from '@/lib/icons'

/** Each word of the search must begin a word of the name: "ha co" finds "hand coins". An empty search finds all icons. */
export function findIcons(search: string): IconName[] {
  const wanted = search.toLowerCase().match(/[a-z]+/g) ?? []
  return ICON_NAMES.filter(name => {
    const words = titleOfIcon(name).split(' ')
    return wanted.every(part => words.some(word => word.startsWith(part)))
  })
}
