/** For each kind of value: the modules that read it, and patterns of code that reads it by hand. */
export const KINDS = {
  phone: {
    modules: ['lib/phone.ts', 'lib/ten-digits.ts', 'lib/plain-text.ts'],
    /** Digits and all that is none, by a pattern. */
    byHand: /\\D|\[\^(?:\\d|0-9)|\\[pP]\{Nd\}|\\d\{(?:3\}(?!\))|7,|10\})/,
  },
  email: {
    modules: ['lib/email.ts', 'lib/email-keys.ts', 'lib/mail-link.ts', 'lib/mailable.ts'],
    /** The @ alone as a text, or in a pattern. */
    byHand: /(['"`])@\1(?!:)|\[\^?[^\]'"`]*@[^'"`]*\]|[\])*+]@|@[[(\\|]/,
  },
  link: {
    modules: ['lib/links.ts', 'lib/contact-links.ts'],
    /** Schemes, and addresses that are taken apart. Files beside the code and the target of a request have no other reader. */
    byHand:
      /\b(?:mailto|tel|sms)(?::[`'"$/\\)]|[|)])|https\?|startsWith\(['"`](?:https?:|#)|URL\.canParse\(|new URL\((?!.*import\.meta\.url)(?!request\.url\b)/,
  },
  instant: {
    modules: ['lib/instants.ts', 'lib/zoned-time.ts', 'lib/dates.ts', 'lib/typed-dates.ts'],
    /** Also times that are compared as texts. Making a text from a number reads nothing. */
    byHand:
      /\b_?(?:created|updated|published)At\b(?:\.localeCompare|\s*[<>])|\border\((?:[^()]*,\s*)?publishedAt\b|\bDate\.parse\(|new Date\((?!\)|Date\.UTC)(?!.*\)\.to(?:ISO|UTC)String\(\)(?!\.s))/,
  },
  day: {
    modules: ['lib/zoned-time.ts'],
    byHand: /\.toISOString\(\)\s*\.(?:slice|split|substring|replace)\(/,
  },
  host: {
    modules: ['lib/hosts.ts'],
    /** Addresses that the code itself writes, such as `http://localhost:3000`, are not read. */
    byHand: /(?<!\/\/|@)\blocalhost\b|(?<!\/\/)\b127\\?\.|::1\b|\b0\.0\.0\.0\b|\bhostname\b|\.host\b/,
  },
} satisfies Record<string, { modules: string[]; byHand: RegExp }>

export type Kind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS).filter((name): name is Kind => name in KINDS)

/** The lines, without comments, that read this kind by hand. */
export function readByHand(kind: Kind, code: string): string[] {
  return withoutComments(code)
    .split('\n')
    .map(line => line.trim())
    .filter(line => KINDS[kind].byHand.test(line))
}

function withoutComments(code: string): string {
  return code.replace(/\/\*\*?\s[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
