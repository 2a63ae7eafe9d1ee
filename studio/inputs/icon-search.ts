import { ICON_NAMES, type IconName, titleOfIcon } from '@/lib/icons'

/** Icons in whose names every word of the search begins a word: "ha co" finds "hand coins". All of them for an empty search. */
export function findIcons(search: string): IconName[] {
  const wanted = search.toLowerCase().match(/[a-z]+/g) ?? []
  return ICON_NAMES.filter(name => {
    const words = titleOfIcon(name).split(' ')
    return wanted.every(part => words.some(word => word.startsWith(part)))
  })
}
