const MAX_LENGTH = 500
const MAX_STACK_LENGTH = 2_000

/** Errors of libraries contain the requested URL, whose query string can hold what a visitor typed. */
const QUERY = /\?[^\s"'<>]*=[^\s"'<>]*/g
/** The code of a link to saved answers, where a mail program has put it into the path. */
const CODE = /(?<=\/register\/continue)[^\s"'<>]+|[\da-f]{64,}/gi
const CREDENTIALS = /\/\/[^\s/@]{1,200}@/g
const EMAIL =
  /[\p{L}\p{N}_+-][\p{L}\p{M}\p{N}.!#$&'’*+^_`{|}~%-]{0,63}(?:@|%40)[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+/gu

/** JSON.stringify does not escape these, although some viewers break lines, change colours or reverse text at them. */
const DECEIVING = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

export function withoutPersons(text: string): string {
  return cut(
    text
      .slice(0, 10 * MAX_LENGTH)
      .replace(QUERY, '?…')
      .replace(CODE, '…')
      .replace(CREDENTIALS, '//')
      .replace(EMAIL, '[e-mail]'),
    MAX_LENGTH,
  )
}

export function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n')
  return cut(lines.filter(line => /^\s+at /.test(line)).join('\n'), MAX_STACK_LENGTH)
}

export function toLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${json.replace(DECEIVING, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
