/** What of a text may stand in a log line. */

const MAX_LENGTH = 500
const MAX_STACK_LENGTH = 2_000

/** Errors of other people's code name the address that they asked, and in its query stands what a visitor asked for. */
const QUERY = /\?[^\s"'<>]*=[^\s"'<>]*/g
const CREDENTIALS = /\/\/[^\s/@]{1,200}@/g
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu

/** JSON leaves these as they are, though some viewers break the line there, colour it or turn it round. */
const DECEIVING = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Short, and without the parts that name a person: e-mail addresses, queries and credentials of addresses. */
export function withoutPersons(text: string): string {
  return cut(
    text
      .slice(0, 10 * MAX_LENGTH)
      .replace(QUERY, '?…')
      .replace(CREDENTIALS, '//')
      .replace(EMAIL, '[e-mail]'),
    MAX_LENGTH,
  )
}

/** Where it happened. The first lines of a stack repeat the message, and are left out. */
export function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n')
  return cut(lines.filter(line => /^\s+at /.test(line)).join('\n'), MAX_STACK_LENGTH)
}

/** JSON on a line of its own, whatever the values hold. */
export function toLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${json.replace(DECEIVING, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
