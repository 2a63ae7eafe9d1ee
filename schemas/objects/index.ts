import { feeCalculator } from './fee-calculator.ts'
import { heroPhone } from './hero-phone.ts'
import { link, linkGroup, navigationItem } from './link.ts'
import { boardAnswer, fee, giftTag, point, raisingMasjid, slide, step } from './list-members.ts'
import { moment, momentLine } from './moment.ts'
import { fact, keyFigure, question, stage } from './page-members.ts'
import { figure, picture } from './picture.ts'
import { queryParameter } from './query-parameter.ts'
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
