/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */
import { articleFields } from './article.query.ts'
import { blogFields } from './blog.query.ts'
import { contactFields } from './contact.query.ts'
import { coverFields } from './cover.query.ts'
import { featuresFields } from './features.query.ts'
import { figuresFields } from './figures.query.ts'
import { heroFields } from './hero.query.ts'
import { howFields } from './how.query.ts'
import { impactFields } from './impact.query.ts'
import { invitationFields } from './invitation.query.ts'
import { missionFields } from './mission.query.ts'
import { nightsFields } from './nights.query.ts'
import { picturesFields } from './pictures.query.ts'
import { proofFields } from './proof.query.ts'
import { questionsFields } from './questions.query.ts'
import { quoteFields } from './quote.query.ts'
import { stepsFields } from './steps.query.ts'
import { testimonialsFields } from './testimonials.query.ts'
import { whyFields } from './why.query.ts'

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
