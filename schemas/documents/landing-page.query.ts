import { defineQuery } from 'groq'
import { linkFields } from '../objects/link.query.ts'
import { pictureFields } from '../objects/picture.query.ts'
import { seoFields } from '../objects/seo.query.ts'
import { windowFields } from '../objects/window.query.ts'
import { blogFields } from '../sections/blog.query.ts'
import { contactFields } from '../sections/contact.query.ts'
import { featuresFields } from '../sections/features.query.ts'
import { heroFields } from '../sections/hero.query.ts'
import { howFields } from '../sections/how.query.ts'
import { impactFields } from '../sections/impact.query.ts'
import { missionFields } from '../sections/mission.query.ts'
import { testimonialsFields } from '../sections/testimonials.query.ts'
import { whyFields } from '../sections/why.query.ts'

export const LANDING_PAGE_QUERY = defineQuery(`*[_id == "landingPage" && _type == "landingPage"][0]{
  banner{text, link{${linkFields}}, linkHrefSmall, show, ${windowFields}},
  sections[0...20]{
    _key,
    _type,
    _type == "hero" => {${heroFields}},
    _type == "how" => {${howFields}},
    _type == "impact" => {${impactFields}},
    _type == "features" => {${featuresFields}},
    _type == "testimonials" => {${testimonialsFields}},
    _type == "why" => {${whyFields}},
    _type == "blog" => {${blogFields}},
    _type == "mission" => {${missionFields}},
    _type == "contact" => {${contactFields}}
  },
  demoDialog{
    title,
    lead,
    nameLabel,
    emailLabel,
    phoneLabel,
    question,
    answers,
    submitLabel,
    asideTitle,
    asideText,
    asidePicture{${pictureFields}},
    successTitle,
    successText,
    openLabel,
    qrCaption,
    contactText,
    closeLabel
  },
  toast{text, today, oneDay, manyDays},
  seo{${seoFields}}
}`)
