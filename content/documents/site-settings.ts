import { cacheLife, cacheTag } from 'next/cache'
import { thisYear } from '@/lib/dates'
import { SITE_SETTINGS_QUERY } from '@/schemas/documents/site-settings.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { withoutMark } from '../marks'
import { required } from '../missing'
import type { Labels, SiteSettings } from '../types'
import type { SITE_SETTINGS_QUERY_RESULT } from '../types.gen'
import { icon, link, links, list, picture, requiredAddress, requiredLink, requiredPicture, seo, text } from '../values'

type Raw = NonNullable<SITE_SETTINGS_QUERY_RESULT>

/** Throws ContentMissingError, or if the request to Sanity fails. */
export async function getSiteSettings(): Promise<SiteSettings> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('siteSettings'))
  return toSiteSettings(await fetchContent(SITE_SETTINGS_QUERY))
}

function toSiteSettings(result: SITE_SETTINGS_QUERY_RESULT): SiteSettings {
  const raw = required(result, 'siteSettings')
  return {
    productName: text(raw.productName),
    logo: requiredPicture(raw.logo, 'siteSettings', 'logo'),
    logoOnDark: picture(raw.logoOnDark),
    tagline: text(raw.tagline),
    email: text(raw.email),
    emailHref: `mailto:${withoutMark(text(raw.email))}`,
    phone: text(raw.phone),
    phoneHref: requiredAddress(raw.phoneHref, 'siteSettings', 'phoneHref'),
    supportPhoneHref: requiredAddress(raw.supportPhoneHref, 'siteSettings', 'supportPhoneHref'),
    navigation: toNavigation(raw.navigation),
    registerLink: requiredLink(raw.registerLink, 'siteSettings', 'registerLink'),
    signUpLink: requiredLink(raw.signUpLink, 'siteSettings', 'signUpLink'),
    footerGroups: list(raw.footerGroups).map(group => ({
      _key: group._key,
      title: text(group.title),
      links: links(group.links),
    })),
    footerText: text(raw.footerText),
    footerNote: text(raw.footerNote),
    year: thisYear(),
    trialButtonLabel: text(raw.trialButtonLabel),
    questionsLabel: text(raw.questionsLabel),
    contactDialog: toContactDialog(raw.contactDialog),
    notFound: toNotFound(raw.notFound),
    labels: toLabels(required(raw.labels, 'siteSettings', 'labels')),
    seo: seo(raw.seo),
  }
}

function toNavigation(raw: Raw['navigation']): SiteSettings['navigation'] {
  return list(raw).flatMap(item => {
    const target = link(item)
    return target ? { ...target, icon: icon(item.icon) } : []
  })
}

function toContactDialog(raw: Raw['contactDialog']): SiteSettings['contactDialog'] {
  return {
    title: text(raw?.title ?? null),
    text: text(raw?.text ?? null),
    emailNote: text(raw?.emailNote ?? null),
    phoneNote: text(raw?.phoneNote ?? null),
  }
}

function toNotFound(raw: Raw['notFound']): SiteSettings['notFound'] {
  return {
    title: text(raw?.title ?? null),
    text: text(raw?.text ?? null),
    blogLabel: text(raw?.blogLabel ?? null),
    homeLabel: text(raw?.homeLabel ?? null),
  }
}

function toLabels(raw: NonNullable<Raw['labels']>): Labels {
  return {
    skipToContent: text(raw.skipToContent),
    openMenu: text(raw.openMenu),
    closeMenu: text(raw.closeMenu),
    close: text(raw.close),
    previous: text(raw.previous),
    next: text(raw.next),
    place: text(raw.place),
    page: text(raw.page),
    lastChanged: text(raw.lastChanged),
    pause: text(raw.pause),
    play: text(raw.play),
    captions: text(raw.captions),
    pauseHeadline: text(raw.pauseHeadline),
    playHeadline: text(raw.playHeadline),
    dismissBanner: text(raw.dismissBanner),
    dismissToast: text(raw.dismissToast),
    quickActions: text(raw.quickActions),
    mainNavigation: text(raw.mainNavigation),
    footerNavigation: text(raw.footerNavigation),
  }
}
