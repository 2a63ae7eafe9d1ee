/** Control characters, which could break lines of an e-mail or a log. */
const CONTROLS = /\p{Cc}+/gu

/** Characters that reverse the text around them and so can disguise it. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns one line of well-formed, normalized text without invisible control characters. */
export function clean(value: string): string {
  return value.toWellFormed().replace(CONTROLS, ' ').replace(DIRECTION_OVERRIDES, '').normalize('NFC').trim()
}
