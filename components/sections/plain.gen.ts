/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { Article } from './article'
import { Cover } from './cover'
import { Figures } from './figures'
import { Invitation } from './invitation'
import { Nights } from './nights'
import { Pictures } from './pictures'
import { Questions } from './questions'
import { Quote } from './quote'
import { Steps } from './steps'
import type { SectionComponents } from './types'

export const PLAIN_COMPONENTS = {
  article: Article,
  cover: Cover,
  figures: Figures,
  invitation: Invitation,
  nights: Nights,
  pictures: Pictures,
  questions: Questions,
  quote: Quote,
  steps: Steps,
} satisfies Partial<SectionComponents>
