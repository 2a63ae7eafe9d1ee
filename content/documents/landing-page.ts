import { isOpenAt } from '@/lib/time/show-window'
import { fillWords } from '@/lib/words/default-words'
import { LANDING_PAGE_WORDS } from '@/schemas/documents/landing-page.words'
import { LANDING_PAGE_QUERY } from '@/schemas/documents/singletons.query'
import { getDocument } from '../fetch'
import { toSection } from '../sections'
import { list, safeAddress } from '../values'
import { windowOf } from '../window'
import { readLandingPage } from './readers.gen'

export type LandingPage = Awaited<ReturnType<typeof getLandingPage>>

export type Banner = NonNullable<LandingPage['banner']>

/** Its answers come in the order yes, no, undecided. */
export type DemoDialog = LandingPage['demoDialog']

export type Toast = LandingPage['toast']

/** The catch-up revalidates it when the show window of its banner opens or closes. */
export async function getLandingPage() {
  const { found: raw, moment } = await getDocument(LANDING_PAGE_QUERY, 'landingPage')
  const page = readLandingPage(raw)
  const { demoDialog, toast } = fillWords(LANDING_PAGE_WORDS, page)
  const { text, link, linkHrefSmall, show } = page.banner
  const hasBanner = show && text && link && isOpenAt(windowOf(raw.banner ?? {}), moment)
  return {
    ...page,
    banner: hasBanner ? { text, link, linkHrefSmall: safeAddress(linkHrefSmall) ?? link.href } : null,
    demoDialog: { ...page.demoDialog, ...demoDialog },
    toast,
    sections: list(raw.sections).flatMap(section => toSection(section) ?? []),
  }
}
