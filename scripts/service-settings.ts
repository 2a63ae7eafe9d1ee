/** Nothing, plain text, or one pair of quotes with nothing behind it. A quote within plain text is a letter to both. */
const SAME_VALUE = /^(?:|[^\s'"`#\\][^#\\]*|'[^']*'|"[^"\\]*")$/
const SAME_LINE = /^\s*(?:#.*[^\\]|#|[A-Za-z_]\w*[ \t]*=(?<value>.*))?$/

/**
 * The lines of a file of settings that systemd (EnvironmentFile=) and Node (parseEnv) would read differently, numbered from 1. systemd takes
 * a backslash for an escape and # for a letter; Node cuts a value at #, ignores what follows a quoted one, and knows no other comments.
 * Where only blanks follow =, Node takes the next line as the value.
 */
export function linesReadDifferently(text: string): number[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const groups = SAME_LINE.exec(line)?.groups
    const value = groups?.value ?? ''
    const isBlank = value !== '' && value.trim() === ''
    return groups && !isBlank && SAME_VALUE.test(value.trim()) ? [] : [index + 1]
  })
}
