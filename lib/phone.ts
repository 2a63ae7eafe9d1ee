/** Ten digits of the US, Canada and their neighbors: neither the area code nor the next three start with 0 or 1. */
const AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/
/** Country code and number. */
const ABROAD = /^[1-9]\d{6,14}$/
const EXTENSION = /(?:,|;|\bext(?:ension)?\b\.?|\bx|#)\s*(\d{1,7})\s*$/i
/** What people write between digits. */
const PUNCTUATION = /[\s(),.\-–—/·\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** The key of each letter, from A to Z. */
const KEYS = '22233344455566677778889999'

/**
 * What a phone dials for a number as people write it: "+14195550142", with ";ext=3" if it has an extension. Reads numbers of the US and Canada with
 * or without 1, also in letters (1-800-555-GIVE), and any other with + and its country code. Null if it cannot be dialed.
 */
export function dialedNumber(written: string): string | null {
  const [ending = '', extension] = EXTENSION.exec(written) ?? []
  const plain = written
    .slice(0, written.length - ending.length)
    .replace(/\(0\)/, '')
    .replace(PUNCTUATION, '')
    .replace(/^(?:00|011)(?=[1-9])/, '+')
  const number = plain.startsWith('+') ? abroad(plain.slice(1)) : american(plain)
  return number && `+${number}${extension ? `;ext=${extension}` : ''}`
}

function abroad(digits: string): string | null {
  const isComplete = ABROAD.test(digits) && (!digits.startsWith('1') || AMERICAN.test(digits))
  return isComplete ? digits : null
}

function american(written: string): string | null {
  const digits = written.toUpperCase().replace(/[A-Z]/g, letter => KEYS.charAt(letter.charCodeAt(0) - 65))
  const [, number] = AMERICAN.exec(digits) ?? []
  return /^\d{3}/.test(written) && number ? `1${number}` : null
}
