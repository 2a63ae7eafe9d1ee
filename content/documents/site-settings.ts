import { cacheLife, cacheTag } from 'next/cache'
import { contactLinks } from '@/lib/contact-links'
import { thisYear } from '@/lib/dates'
import { mailHref } from '@/lib/email'
import { readTimeZone } from '@/lib/time-zones'
import { SITE_SETTINGS_QUERY } from '@/schemas/documents/site-settings.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { withoutMark } from '../marks'
import { required } from '../missing'
import { OWN_LINKS } from '../own-links'
import type { SITE_SETTINGS_QUERY_RESULT } from '../types.gen'
import { completeWords, link, optionalText } from '../values'
import { readSiteSettings } from './readers.gen'

export type SiteSettings = ReturnType<typeof toSiteSettings>

export type Labels = SiteSettings['labels']

export async function getSiteSettings(): Promise<SiteSettings> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('siteSettings'))
  return toSiteSettings(await fetchContent(SITE_SETTINGS_QUERY, {}, { of: { type: 'siteSettings' } }))
}

/** For settings that were written before they had these fields. */
const LEGAL_LABELS = { contents: 'Contents', sections: '{count} sections', print: 'Print' }

export const NOT_LOADED = {
  text: 'This did not load: the site was updated, or you are offline. Reload to go on.',
  reload: 'Reload',
}

function toSiteSettings(result: SITE_SETTINGS_QUERY_RESULT) {
  const raw = required(result, 'siteSettings')
  const { questionsWay, ...settings } = readSiteSettings(raw)
  const timeZone = readTimeZone(settings.timeZone)
  return {
    ...settings,
    legalLabels: completeWords(settings.legalLabels, LEGAL_LABELS),
    notLoaded: completeWords(settings.notLoaded, NOT_LOADED),
    registerLink: settings.registerLink ?? OWN_LINKS.register,
    signUpLink: settings.signUpLink ?? OWN_LINKS.signUp,
    emailHref: mailHref([withoutMark(settings.email)]),
    /** A tel: URL, or null; `supportPhoneHref` may be an sms: URL. */
    ...contactLinks({
      phone: withoutMark(settings.phone),
      questionsWay,
      phoneHref: optionalText(raw.phoneHref),
      supportPhoneHref: optionalText(raw.supportPhoneHref),
    }),
    navigation: settings.navigation.filter(link),
    footerGroups: settings.footerGroups.filter(({ links }) => links.length > 0),
    timeZone,
    /** The catch-up revalidates it at New Year. */
    year: thisYear(timeZone),
  }
}
