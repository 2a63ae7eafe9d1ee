import { named } from '../types.ts'
import * as fees from './fees.ts'
import * as heroPhone from './hero-phone.ts'
import * as links from './link.ts'
import * as listMembers from './list-members.ts'
import * as moments from './moment.ts'
import * as pictures from './picture.ts'
import * as richTexts from './rich-text.ts'
import * as seo from './seo.ts'
import * as video from './video.ts'

/** All that these modules export. */
export const objectTypes = named({
  ...{ ...fees, ...heroPhone, ...links, ...listMembers, ...moments },
  ...{ ...pictures, ...richTexts, ...seo, ...video },
})
