/** Control characters, which no field holds on purpose: they could break lines of a mail or of a log. */
const CONTROLS = /\p{Cc}+/gu

/** Characters that turn the direction of the text around them, and so can make it look like another. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** One line of well-formed text without invisible commands, as it is kept and sent on. What people can see stays. */
export function clean(value: string): string {
  return value.toWellFormed().replace(CONTROLS, ' ').replace(DIRECTION_OVERRIDES, '').normalize('NFC').trim()
}
