import { callout } from './callout.ts'
import { fee } from './fee.ts'
import { figure } from './figure.ts'
import { giftTag } from './gift-tag.ts'
import { link } from './link.ts'
import { linkGroup } from './link-group.ts'
import { navigationItem } from './navigation-item.ts'
import { picture } from './picture.ts'
import { point } from './point.ts'
import { queryParameter } from './query-parameter.ts'
import { richText } from './rich-text.ts'
import { seo } from './seo.ts'
import { slide } from './slide.ts'
import { step } from './step.ts'
import { video } from './video.ts'

export const objectTypes = {
  callout,
  fee,
  figure,
  giftTag,
  link,
  linkGroup,
  navigationItem,
  picture,
  point,
  queryParameter,
  richText,
  seo,
  slide,
  step,
  video,
}
