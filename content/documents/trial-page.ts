import { serverEnv } from '@/lib/environment/server-env'
import { CONTACT_WAYS } from '@/lib/forms/trial-forms'
import { fillWords } from '@/lib/words/default-words'
import { TRIAL_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { TRIAL_PAGE_WORDS } from '@/schemas/documents/trial-page.words'
import { getDocument } from '../fetch'
import { OWN_LINKS } from '../own-links'
import { optionalText } from '../values'
import { readTrialPage } from './readers.gen'

export type TrialPage = Awaited<ReturnType<typeof getTrialPage>>

export type TrialFormWords = TrialPage['form']

export type TrialDrawer = Awaited<ReturnType<typeof getTrialDrawer>>

export async function getTrialPage() {
  const { found: raw } = await getDocument(TRIAL_PAGE_QUERY, 'trialPage')
  const page = readTrialPage(raw)
  const filled = fillWords(TRIAL_PAGE_WORDS, raw)
  const { locationPlaceholder, crestNote, legalText, shortLegalText, groups, labels: all, ...words } = filled
  const { bestContact, ...labels } = all
  return {
    ...words,
    ...{ title: page.title, shortTitle: page.shortTitle, points: page.points, seo: page.seo },
    submitTag: optionalText(words.submitTag),
    fullFormLink: page.fullFormLink ?? OWN_LINKS.trial,
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

export async function getTrialDrawer() {
  const { form, submitTag, fullFormLink, thanksTitle, thanksText, demoLabel, ...words } = await getTrialPage()
  return {
    ...{ submitTag, fullFormLink, thanksTitle, thanksText, demoLabel },
    title: words.miniTitle,
    lead: words.miniLead,
    nameLabel: words.miniNameLabel,
    emailLabel: form.labels.email,
    phoneLabel: form.labels.phone,
    phoneHint: words.miniPhoneHint,
    submitLabel: words.miniSubmitLabel,
    demoUrl: `${serverEnv.donationUrl}/demo`,
  }
}
