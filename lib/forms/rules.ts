import { EMAIL_PATTERN, isEmail } from '../words/email.ts'
import { isBlank } from '../words/plain-text.ts'
import { hasTenDigits, TEN_DIGITS_PATTERN } from '../words/ten-digits.ts'

export type Rule = (value: string) => string | null

export const MESSAGES = {
  emailInvalid: 'Please enter a valid email address',
  nameRequired: 'Full name is required.',
  nameTooShort: 'Please enter at least your first and last name.',
  phoneRequired: 'Phone number is required.',
  phoneWrongLength: 'Phone number must be exactly 10 digits.',
  enterName: 'Enter your name.',
  enterPhone: 'Enter your phone number.',
  choiceRequired: 'Choose one answer.',
  tooLong: 'Please use fewer characters.',
  sending: 'Submitting...',
  notSent: 'This could not be sent. Please try again.',
  refused:
    'This was not sent: the site takes forms only from pages under its own address. What you typed is still here.',
  tooMany: 'Too much was sent from here. Please try again in ten minutes.',
} as const

export const MAX_LENGTH = 300

export function required(message: string): Rule {
  return value => (isBlank(value) ? message : null)
}

export const email: Rule = value => (isEmail(value) ? null : MESSAGES.emailInvalid)

/** `\s` would also match a zero-width no-break space. */
const SPACES = /\p{White_Space}+/u

export const fullName: Rule = value => {
  const words = value.split(SPACES).filter(word => !isBlank(word))
  if (words.length === 0) return MESSAGES.nameRequired
  return words.length < 2 ? MESSAGES.nameTooShort : null
}

export const tenDigitPhone: Rule = value => {
  if (isBlank(value)) return MESSAGES.phoneRequired
  return hasTenDigits(value) ? null : MESSAGES.phoneWrongLength
}

export function oneOf(choices: readonly string[]): Rule {
  return value => (choices.includes(value) ? null : MESSAGES.choiceRequired)
}

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
