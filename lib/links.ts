const MAX_LINK_LENGTH = 2000

/** Control characters, spaces, backslashes and invisible marks: browsers drop or rewrite them, so the link opens another address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are matched in order to reject them
const BENDABLE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff\\]/

const E_MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?(?!.*%0[ad]).*)?$/i
const PHONE = /^(tel|sms):\+?[0-9().-]{3,30}(;ext=\d{1,7})?$/i

export type LinkKind = 'page' | 'web' | 'mail' | 'phone' | 'message'

/** The kind of link; null for links that the site refuses, such as scripts and disguised hosts. */
export function kindOfLink(href: string): LinkKind | null {
  if (href.length > MAX_LINK_LENGTH || BENDABLE.test(href)) return null
  if (/^#[\w-]+$/.test(href) || /^\/(?!\/)/.test(href)) return 'page'
  if (E_MAIL.test(href)) return 'mail'
  if (PHONE.test(href)) return /^tel:/i.test(href) ? 'phone' : 'message'
  return isWebAddress(href) ? 'web' : null
}

/** True for links that content may contain: pages and anchors of the site, https, e-mail and telephone. */
export function isSafeLink(href: string): boolean {
  const kind = kindOfLink(href)
  return kind !== null && kind !== 'message'
}

/** Only https, without a user name: `https://good.example@evil.example` opens evil.example. */
function isWebAddress(href: string): boolean {
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return false
  const url = new URL(href)
  return url.username === '' && url.password === ''
}
