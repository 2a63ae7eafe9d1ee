import { EMAIL_PATTERN } from '../words/email.ts'
import { TEN_DIGITS_PATTERN } from '../words/ten-digits.ts'
import { MAX_LENGTH } from './rules.ts'

/** First, so that a long text is not searched. */
const SHORT_ENOUGH = `(?=.{1,${MAX_LENGTH}}$)`

/**
 * Values of `pattern` for fields that the rules accept. They decide only what styles show, because the forms are sent without the browser's
 * own validation, and the rules have the last word.
 */
export const USABLE = {
  text: `${SHORT_ENOUGH}.*\\S.*`,
  /** What the rule only accepts tidied stays without its light: a field of type email is invalid with it. */
  email: EMAIL_PATTERN,
  fullName: `${SHORT_ENOUGH}.*\\S\\s+\\S.*`,
  /** Also with what people write between digits, and with the country code. */
  tenDigits: TEN_DIGITS_PATTERN,
} as const
