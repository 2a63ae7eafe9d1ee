import { contactLinks } from '@/lib/addresses/contact-links'
import { redirectKey } from '@/lib/addresses/redirects'
import { thisYear } from '@/lib/time/dates'
import { readTimeZone } from '@/lib/time/time-zones'
import { fillWords } from '@/lib/words/default-words'
import { SITE_SETTINGS_QUERY } from '@/schemas/documents/site-settings.query'
import {
  CONTACT_DIALOG,
  CONTROL_LABELS,
  LEGAL_LABELS,
  MISSING_PAGE,
  NOT_LOADED,
} from '@/schemas/documents/site-settings.words'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { fetchHidden } from '../hidden'
import { withoutMark } from '../marks'
import { required } from '../missing'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import { readReferenceText } from '../reference-text'
import type { SITE_SETTINGS_QUERY_RESULT } from '../types.gen'
import { link, optionalText } from '../values'
import { readSiteSettings } from './readers.gen'

export type SiteSettings = ReturnType<typeof toSiteSettings>

export type Labels = SiteSettings['labels']

/** The catch-up revalidates it when a season begins or ends that a page in the menus follows. */
async function getSiteSettingsAt(preview: PreviewChoice | null): Promise<SiteSettings> {
  'use cache'
  cached('siteSettings')
  const [settings, hidden] = await Promise.all([
    fetchContent(SITE_SETTINGS_QUERY, {}, { preview, of: { type: 'siteSettings' } }),
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

function toSiteSettings(result: SITE_SETTINGS_QUERY_RESULT, hiddenPaths: (string | null)[]) {
  const raw = required(result, 'siteSettings')
  const { questionsWay, ...settings } = readSiteSettings(raw)
  const timeZone = readTimeZone(settings.timeZone)
  const isShown = ({ href }: { href: string }) => !hiddenPaths.includes(redirectKey(withoutMark(href)) ?? '')
  return {
    ...settings,
    contactDialog: fillWords(CONTACT_DIALOG, settings.contactDialog),
    notFound: fillWords(MISSING_PAGE, settings.notFound),
    labels: fillWords(CONTROL_LABELS, settings.labels),
    legalLabels: fillWords(LEGAL_LABELS, settings.legalLabels),
    referenceText: readReferenceText(settings.referenceText),
    notLoaded: fillWords(NOT_LOADED, settings.notLoaded),
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
