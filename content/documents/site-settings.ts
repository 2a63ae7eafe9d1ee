import { contactLinks } from '@/lib/addresses/contact-links'
import { redirectKey } from '@/lib/addresses/redirects'
import { thisYear } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { fillWords } from '@/lib/words/default-words'
import { SITE_SETTINGS_QUERY } from '@/schemas/documents/singletons.query'
import { NOT_LOADED, SETTINGS_WORDS } from '@/schemas/documents/site-settings.words'
import { fetchDocument } from '../fetch'
import { fetchHidden } from '../hidden'
import { withoutMark } from '../marks'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { SITE_SETTINGS_QUERY_RESULT } from '../types.gen'
import { link, optionalText } from '../values'
import { readSiteSettings } from './readers.gen'

export type SiteSettings = ReturnType<typeof toSiteSettings>

export type Labels = SiteSettings['labels']

/** The catch-up revalidates it when a season begins or ends that a page in the menus follows. */
async function getSiteSettingsAt(preview: PreviewChoice | null): Promise<SiteSettings> {
  'use cache'
  const [settings, hidden] = await Promise.all([
    fetchDocument(SITE_SETTINGS_QUERY, 'siteSettings', preview),
    fetchHidden(preview),
  ])
  return toSiteSettings(
    settings,
    hidden.map(({ path }) => path),
  )
}

export const getSiteSettings = previewed(getSiteSettingsAt)

/** For pages without settings, which cannot be read. */
export const DEFAULT_NOT_LOADED = fillWords(NOT_LOADED)

function toSiteSettings(raw: NonNullable<SITE_SETTINGS_QUERY_RESULT>, hiddenPaths: (string | null)[]) {
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
    /** The catch-up revalidates it at New Year. */
    year: thisYear(timeZone),
  }
}

const REFERENCE_TEXT = 'Your reference: {reference}'

/** {reference} stands for the reference of a form that was sent, which visitors see whatever staff wrote. */
export function readReferenceText(written: string): string {
  const words = optionalText(written) ?? REFERENCE_TEXT
  return withoutMark(words).includes('{reference}') ? words : `${words} {reference}`
}
