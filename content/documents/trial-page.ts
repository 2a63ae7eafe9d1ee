import { serverEnv } from '@/lib/environment/server-env'
import { CONTACT_WAYS } from '@/lib/forms/choices'
import { fillWords } from '@/lib/words/default-words'
import { TRIAL_PAGE_QUERY } from '@/schemas/documents/trial-page.query'
import { ALL_TRIAL_WORDS, TRIAL_GROUPS, TRIAL_LABELS } from '@/schemas/documents/trial-page.words'
import { cached } from '../cached'
import { fetchContent } from '../fetch'
import { required } from '../missing'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { TRIAL_PAGE_QUERY_RESULT } from '../types.gen'
import { optionalText } from '../values'
import { readTrialPage } from './readers.gen'

export type TrialPage = ReturnType<typeof toTrialPage>

export type TrialFormWords = TrialPage['form']

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
  return toTrialDrawer(await fetchContent(TRIAL_PAGE_QUERY, {}, { preview, of: { type: 'trialPage' } }))
}

export const getTrialDrawer = previewed(getTrialDrawerAt)

function toTrialPage(result: TRIAL_PAGE_QUERY_RESULT) {
  const page = readTrialPage(required(result, 'trialPage'))
  const { locationPlaceholder, crestNote, legalText, shortLegalText, ...words } = fillWords(ALL_TRIAL_WORDS, page)
  const { bestContact, ...labels } = fillWords(TRIAL_LABELS, page.labels)
  return {
    ...words,
    ...{ title: page.title, shortTitle: page.shortTitle, points: page.points, seo: page.seo },
    submitTag: optionalText(words.submitTag),
    form: {
      groups: fillWords(TRIAL_GROUPS, page.groups),
      labels: { ...labels, bestcontact: bestContact },
      locationPlaceholder,
      crestNote,
      contactWays: CONTACT_WAYS.map((value, place) => ({ value, label: page.contactChoices[place] ?? value })),
    },
    legal: {
      text: legalText,
      shortText: optionalText(shortLegalText) ?? legalText,
      termsLink: page.termsLink ?? OWN_LINKS.terms,
      privacyLink: page.privacyLink ?? OWN_LINKS.privacy,
    },
  }
}

function toTrialDrawer(result: TRIAL_PAGE_QUERY_RESULT) {
  const page = readTrialPage(required(result, 'trialPage'))
  const words = fillWords(ALL_TRIAL_WORDS, page)
  const { email, phone } = fillWords(TRIAL_LABELS, page.labels)
  return {
    title: words.miniTitle,
    lead: words.miniLead,
    nameLabel: words.miniNameLabel,
    emailLabel: email,
    phoneLabel: phone,
    phoneHint: words.miniPhoneHint,
    submitLabel: words.miniSubmitLabel,
    submitTag: optionalText(words.submitTag),
    fullFormLink: page.fullFormLink ?? OWN_LINKS.trial,
    thanksTitle: words.thanksTitle,
    thanksText: words.thanksText,
    demoLabel: words.demoLabel,
    demoUrl: `${serverEnv.donationUrl}/demo`,
  }
}
