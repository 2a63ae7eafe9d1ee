import { isOpenAt } from '@/lib/time/show-window'
import { fillWords } from '@/lib/words/default-words'
import { LANDING_PAGE_WORDS } from '@/schemas/documents/landing-page.words'
import { LANDING_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { getDocument } from '../fetch'
import { toSection } from '../sections'
import type { LANDING_PAGE_QUERY_RESULT } from '../types.gen'
import { type Link, link, list, optionalText, safeAddress } from '../values'
import { windowOf } from '../window'
import { readLandingPage } from './readers.gen'

export type LandingPage = Awaited<ReturnType<typeof getLandingPage>>

export type Banner = { text: string; link: Link; linkHrefSmall: string }

/** Its answers come in the order yes, no, undecided. */
export type DemoDialog = LandingPage['demoDialog']

export type Toast = LandingPage['toast']

/** The catch-up revalidates it when the show window of its banner opens or closes. */
export async function getLandingPage() {
  const { found: raw, moment } = await getDocument(LANDING_PAGE_QUERY, 'landingPage')
  const page = readLandingPage(raw)
  const { demoDialog, toast } = fillWords(LANDING_PAGE_WORDS, page)
  return {
    ...page,
    banner: toBanner(raw.banner, moment),
    demoDialog: { ...page.demoDialog, ...demoDialog },
    toast,
    sections: list(raw.sections).flatMap(section => toSection(section) ?? []),
  }
}

function toBanner(raw: NonNullable<LANDING_PAGE_QUERY_RESULT>['banner'], moment: number): Banner | null {
  const text = optionalText(raw?.text ?? null)
  const target = link(raw?.link ?? null)
  if (!raw?.show || !text || !target || !isOpenAt(windowOf(raw), moment)) return null
  return { text, link: target, linkHrefSmall: safeAddress(raw.linkHrefSmall) ?? target.href }
}
