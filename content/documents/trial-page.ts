import { serverEnv } from '@/lib/environment/server-env'
import { CONTACT_WAYS } from '@/lib/forms/choices'
import { fillWords } from '@/lib/words/default-words'
import { TRIAL_DRAWER_QUERY, TRIAL_PAGE_QUERY } from '@/schemas/documents/trial-page.query'
import { TRIAL_GROUPS, TRIAL_LABELS } from '@/schemas/documents/trial-page.words'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { TRIAL_DRAWER_QUERY_RESULT, TRIAL_PAGE_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { readTrialDrawer, readTrialPage } from './readers.gen'

export type TrialPage = ReturnType<typeof toTrialPage>

export type TrialPoint = TrialPage['points'][number]

export type TrialFormWords = TrialPage['form']

/** Both texts contain {terms} and {privacy}, which are replaced by the links; the second is that of the short form. */
export type TrialLegal = TrialPage['legal']

export type TrialDrawer = ReturnType<typeof toTrialDrawer>

async function getTrialPageAt(preview: PreviewChoice | null): Promise<TrialPage> {
  'use cache'
  cached('trialPage')
  return toTrialPage(await fetchContent(TRIAL_PAGE_QUERY, {}, { preview, of: { type: 'trialPage' } }))
}

export const getTrialPage = previewed(getTrialPageAt)

async function getTrialDrawerAt(preview: PreviewChoice | null): Promise<TrialDrawer> {
  'use cache'
  cached('trialDrawer')
  return toTrialDrawer(
    await fetchContent(TRIAL_DRAWER_QUERY, {}, { preview, of: { type: 'trialPage', prefix: 'mini' } }),
  )
}

export const getTrialDrawer = previewed(getTrialDrawerAt)

function toTrialPage(result: TRIAL_PAGE_QUERY_RESULT) {
  const page = readTrialPage(required(result, 'trialPage'))
  const {
    groups,
    labels,
    locationPlaceholder,
    crestNote,
    contactChoices,
    legalText,
    shortLegalText,
    termsLink,
    privacyLink,
    ...others
  } = page
  const { bestContact, ...otherLabels } = fillWords(TRIAL_LABELS, labels)
  return {
    ...others,
    submitTag: optionalText(others.submitTag),
    form: {
      groups: fillWords(TRIAL_GROUPS, groups),
      labels: { ...otherLabels, bestcontact: bestContact },
      locationPlaceholder,
      crestNote,
      contactWays: CONTACT_WAYS.map((value, place) => ({ value, label: contactChoices[place] ?? value })),
    },
    legal: {
      text: legalText,
      shortText: optionalText(shortLegalText) ?? legalText,
      termsLink: termsLink ?? OWN_LINKS.terms,
      privacyLink: privacyLink ?? OWN_LINKS.privacy,
    },
  }
}

function toTrialDrawer(result: TRIAL_DRAWER_QUERY_RESULT) {
  const { labels, ...drawer } = readTrialDrawer(required(result, 'trialPage'))
  const { email, phone } = fillWords(TRIAL_LABELS, labels)
  return {
    ...drawer,
    emailLabel: email,
    phoneLabel: phone,
    submitTag: optionalText(drawer.submitTag),
    fullFormLink: drawer.fullFormLink ?? OWN_LINKS.trial,
    demoUrl: `${serverEnv.donationUrl}/demo`,
  }
}
