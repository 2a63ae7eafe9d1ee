/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { articleFields } from '../components/sections/article/article.query.ts'
import { blogFields } from '../components/sections/blog/blog.query.ts'
import { contactFields } from '../components/sections/contact/contact.query.ts'
import { coverFields } from '../components/sections/cover/cover.query.ts'
import { featuresFields } from '../components/sections/features/features.query.ts'
import { figuresFields } from '../components/sections/figures/figures.query.ts'
import { heroFields } from '../components/sections/hero/hero.query.ts'
import { howFields } from '../components/sections/how/how.query.ts'
import { impactFields } from '../components/sections/impact/impact.query.ts'
import { invitationFields } from '../components/sections/invitation/invitation.query.ts'
import { missionFields } from '../components/sections/mission/mission.query.ts'
import { nightsFields } from '../components/sections/nights/nights.query.ts'
import { picturesFields } from '../components/sections/pictures/pictures.query.ts'
import { proofFields } from '../components/sections/proof/proof.query.ts'
import { questionsFields } from '../components/sections/questions/questions.query.ts'
import { quoteFields } from '../components/sections/quote/quote.query.ts'
import { stepsFields } from '../components/sections/steps/steps.query.ts'
import { testimonialsFields } from '../components/sections/testimonials/testimonials.query.ts'
import { whyFields } from '../components/sections/why/why.query.ts'

export const sectionsFields = /* groq */ `
    _key,
    _type,
    _type == "article" => {${articleFields}},
    _type == "blog" => {${blogFields}},
    _type == "contact" => {${contactFields}},
    _type == "cover" => {${coverFields}},
    _type == "features" => {${featuresFields}},
    _type == "figures" => {${figuresFields}},
    _type == "hero" => {${heroFields}},
    _type == "how" => {${howFields}},
    _type == "impact" => {${impactFields}},
    _type == "invitation" => {${invitationFields}},
    _type == "mission" => {${missionFields}},
    _type == "nights" => {${nightsFields}},
    _type == "pictures" => {${picturesFields}},
    _type == "proof" => {${proofFields}},
    _type == "questions" => {${questionsFields}},
    _type == "quote" => {${quoteFields}},
    _type == "steps" => {${stepsFields}},
    _type == "testimonials" => {${testimonialsFields}},
    _type == "why" => {${whyFields}}
`
