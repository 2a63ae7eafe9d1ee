import { serverEnv } from '@/lib/environment/server-env'
import { CONTACT_WAYS } from '@/lib/forms/trial-forms'
import { fillWords } from '@/lib/words/default-words'
import { TRIAL_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { TRIAL_PAGE_WORDS } from '@/schemas/documents/trial-page.words'
import { fetchDocument } from '../fetch'
import { OWN_LINKS } from '../own-links'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { TRIAL_PAGE_QUERY_RESULT } from '../types.gen'
import { link, optionalText } from '../values'
import { readTrialPage } from './readers.gen'

type Raw = NonNullable<TRIAL_PAGE_QUERY_RESULT>

export type TrialPage = ReturnType<typeof toTrialPage>

export type TrialFormWords = TrialPage['form']

export type TrialDrawer = ReturnType<typeof toTrialDrawer>

async function getTrialPageAt(preview: PreviewChoice | null): Promise<TrialPage> {
  'use cache'
  return toTrialPage(await fetchDocument(TRIAL_PAGE_QUERY, 'trialPage', preview))
}

export const getTrialPage = previewed(getTrialPageAt)

async function getTrialDrawerAt(preview: PreviewChoice | null): Promise<TrialDrawer> {
  'use cache'
  return toTrialDrawer(await fetchDocument(TRIAL_PAGE_QUERY, 'trialPage', preview))
}

export const getTrialDrawer = previewed(getTrialDrawerAt)

function toTrialPage(raw: Raw) {
  const page = readTrialPage(raw)
  const filled = fillWords(TRIAL_PAGE_WORDS, raw)
  const { locationPlaceholder, crestNote, legalText, shortLegalText, groups, labels: all, ...words } = filled
  const { bestContact, ...labels } = all
  return {
    ...words,
    ...{ title: page.title, shortTitle: page.shortTitle, points: page.points, seo: page.seo },
    submitTag: optionalText(words.submitTag),
    form: {
      groups,
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

function toTrialDrawer(raw: Raw) {
  const words = fillWords(TRIAL_PAGE_WORDS, raw)
  return {
    title: words.miniTitle,
    lead: words.miniLead,
    nameLabel: words.miniNameLabel,
    emailLabel: words.labels.email,
    phoneLabel: words.labels.phone,
    phoneHint: words.miniPhoneHint,
    submitLabel: words.miniSubmitLabel,
    submitTag: optionalText(words.submitTag),
    fullFormLink: link(raw.fullFormLink) ?? OWN_LINKS.trial,
    thanksTitle: words.thanksTitle,
    thanksText: words.thanksText,
    demoLabel: words.demoLabel,
    demoUrl: `${serverEnv.donationUrl}/demo`,
  }
}
