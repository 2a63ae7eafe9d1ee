import { contactLinks } from '@/lib/addresses/contact-links'
import { redirectKey } from '@/lib/addresses/redirects'
import { readTimeZone } from '@/lib/time/time-zones'
import { yearOf } from '@/lib/time/zoned-time'
import { fillWords } from '@/lib/words/default-words'
import { SITE_SETTINGS_QUERY } from '@/schemas/documents/singletons.query'
import { NOT_LOADED, SETTINGS_WORDS } from '@/schemas/documents/site-settings.words'
import { getDocument } from '../fetch'
import { getHidden } from '../hidden'
import { withoutMark } from '../marks'
import { OWN_LINKS } from '../own-links'
import { link, optionalText } from '../values'
import { readSiteSettings } from './readers.gen'

export type SiteSettings = Awaited<ReturnType<typeof getSiteSettings>>

export type Labels = SiteSettings['labels']

/** For pages without settings, which cannot be read. */
export const DEFAULT_NOT_LOADED = fillWords(NOT_LOADED)

/** The catch-up revalidates it at New Year, and when a season begins or ends that a page in the menus follows. */
export async function getSiteSettings() {
  const [{ found: raw, moment }, hidden] = await Promise.all([
    getDocument(SITE_SETTINGS_QUERY, 'siteSettings'),
    getHidden('siteSettings'),
  ])
  const hiddenPaths = hidden.map(({ path }) => path)
  const { questionsWay, ...settings } = readSiteSettings(raw)
  const timeZone = readTimeZone(settings.timeZone)
  const isShown = ({ href }: { href: string }) => !hiddenPaths.includes(redirectKey(withoutMark(href)) ?? '')
  return {
    ...settings,
    ...fillWords(SETTINGS_WORDS, settings),
    referenceText: readReferenceText(settings.referenceText),
    registerLink: settings.registerLink ?? OWN_LINKS.register,
    signUpLink: settings.signUpLink ?? OWN_LINKS.signUp,
    ...contactLinks({
      email: withoutMark(settings.email),
      phone: withoutMark(settings.phone),
      questionsWay,
      phoneHref: optionalText(raw.phoneHref),
      supportPhoneHref: optionalText(raw.supportPhoneHref),
    }),
    navigation: settings.navigation.filter(link).filter(isShown),
    footerGroups: settings.footerGroups
      .map(group => ({ ...group, links: group.links.filter(isShown) }))
      .filter(({ links }) => links.length > 0),
    timeZone,
    year: yearOf(moment, timeZone),
  }
}

const REFERENCE_TEXT = 'Your reference: {reference}'

/** {reference} stands for the reference of a form that was sent, which visitors see whatever staff wrote. */
export function readReferenceText(written: string): string {
  const words = optionalText(written) ?? REFERENCE_TEXT
  return withoutMark(words).includes('{reference}') ? words : `${words} {reference}`
}
