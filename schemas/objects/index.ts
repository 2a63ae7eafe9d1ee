import { boardAnswer, fee, feeCalculator } from './fees.ts'
import { heroPhone } from './hero-phone.ts'
import { link, linkGroup, navigationItem } from './link.ts'
import {
  fact,
  giftTag,
  keyFigure,
  point,
  queryParameter,
  question,
  raisingMasjid,
  slide,
  stage,
  step,
} from './list-members.ts'
import { moment, momentLine } from './moment.ts'
import { figure, picture } from './picture.ts'
import { callout, richText, table } from './rich-text.ts'
import { seo } from './seo.ts'
import { video } from './video.ts'

export const objectTypes = {
  boardAnswer,
  callout,
  fact,
  fee,
  feeCalculator,
  figure,
  giftTag,
  heroPhone,
  keyFigure,
  link,
  linkGroup,
  moment,
  momentLine,
  navigationItem,
  picture,
  point,
  queryParameter,
  question,
  raisingMasjid,
  richText,
  seo,
  slide,
  stage,
  step,
  table,
  video,
}
