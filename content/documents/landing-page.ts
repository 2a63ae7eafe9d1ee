import { cacheLife, cacheTag } from 'next/cache'
import { isSafeLink } from '@/lib/links'
import { isOpenAt } from '@/lib/show-window'
import { LANDING_PAGE_QUERY } from '@/schemas/documents/landing-page.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { getPreviewMoment } from '../preview-date'
import { toSection } from '../sections'
import type { Banner, DemoDialog, LandingPage, Toast } from '../types'
import type { LANDING_PAGE_QUERY_RESULT } from '../types.gen'
import { link, list, optionalText, requiredPicture, seo, text } from '../values'
import { windowOf } from '../window'

/** The landing page with its sections and all that they reference. Throws ContentMissingError, or if the request to Sanity fails. */
export async function getLandingPage(): Promise<LandingPage> {
  return getLandingPageAt(await getPreviewMoment())
}

/** The catch-up revalidates it when the show window of its banner opens or closes. */
async function getLandingPageAt(moment: number | null): Promise<LandingPage> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('landingPage'))
  return toLandingPage(await fetchContent(LANDING_PAGE_QUERY), moment ?? Date.now())
}

type Raw = NonNullable<LANDING_PAGE_QUERY_RESULT>

function toLandingPage(result: LANDING_PAGE_QUERY_RESULT, moment: number): LandingPage {
  const page = required(result, 'landingPage')
  return {
    banner: toBanner(page.banner, moment),
    sections: list(page.sections).flatMap(section => toSection(section) ?? []),
    demoDialog: toDemoDialog(required(page.demoDialog, 'landingPage', 'demoDialog')),
    toast: toToast(required(page.toast, 'landingPage', 'toast')),
    seo: seo(page.seo),
  }
}

function toBanner(raw: Raw['banner'], moment: number): Banner | null {
  const text = optionalText(raw?.text ?? null)
  const target = link(raw?.link ?? null)
  if (!raw?.show || !text || !target || !isOpenAt(windowOf(raw), moment)) return null
  const small = raw.linkHrefSmall
  return { text, link: target, linkHrefSmall: small && isSafeLink(small) ? small : target.href }
}

function toDemoDialog(raw: NonNullable<Raw['demoDialog']>): DemoDialog {
  return {
    title: text(raw.title),
    lead: text(raw.lead),
    nameLabel: text(raw.nameLabel),
    emailLabel: text(raw.emailLabel),
    phoneLabel: text(raw.phoneLabel),
    question: text(raw.question),
    answers: list(raw.answers),
    submitLabel: text(raw.submitLabel),
    asideTitle: text(raw.asideTitle),
    asideText: text(raw.asideText),
    asidePicture: requiredPicture(raw.asidePicture, 'landingPage', 'demoDialog.asidePicture'),
    successTitle: text(raw.successTitle),
    successText: text(raw.successText),
    openLabel: text(raw.openLabel),
    qrCaption: text(raw.qrCaption),
    contactText: text(raw.contactText),
    closeLabel: text(raw.closeLabel),
  }
}

function toToast(raw: NonNullable<Raw['toast']>): Toast {
  return {
    text: text(raw.text),
    today: text(raw.today),
    oneDay: text(raw.oneDay),
    manyDays: text(raw.manyDays),
  }
}
