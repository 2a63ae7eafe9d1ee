import { trimEnds } from '../../lib/words/plain-text.ts'

const MAX_LENGTH = 300

/** Controls, marks of direction, and whatever else does not show. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** Signs that programs read as . : / \\ @ when they look for links. */
const TWINS: Record<string, string> = {
  ...{ '\u2024': '.', '\u3002': '.', '\ufe52': '.', '\uff0e': '.', '\uff61': '.' },
  ...{ '\u2236': ':', '\ua789': ':', '\ufe13': ':', '\ufe55': ':', '\uff1a': ':' },
  ...{ '\u2044': '/', '\u2215': '/', '\uff0f': '/', '\ufe68': '\\', '\uff3c': '\\', '\ufe6b': '@', '\uff20': '@' },
}
const TWIN = new RegExp(`[${Object.keys(TWINS).join('')}]`, 'gu')

/** One line of what a visitor typed, cut, in which no mail program finds a link: example[.]org, https[:]//, amina[@]masjid[.]org. */
export function disarm(typed: string): string {
  const line = trimEnds(
    typed
      .slice(0, 4 * MAX_LENGTH)
      .toWellFormed()
      .replace(BREAKS, ' ')
      .replace(UNSEEN, ''),
  )
  const characters = [...line]
  const cut = characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : line
  return cut
    .replace(TWIN, sign => TWINS[sign] ?? sign)
    .replace(/@/g, '[@]')
    .replace(/\.(?=\S)/g, '[.]')
    .replace(/:(?=\S)/g, '[:]')
    .replace(/\\(?=\\)/g, '[\\]')
}
