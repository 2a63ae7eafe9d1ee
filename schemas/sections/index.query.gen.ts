/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */
import { blogFields } from './blog.query.ts'
import { contactFields } from './contact.query.ts'
import { featuresFields } from './features.query.ts'
import { heroFields } from './hero.query.ts'
import { howFields } from './how.query.ts'
import { impactFields } from './impact.query.ts'
import { missionFields } from './mission.query.ts'
import { proofFields } from './proof.query.ts'
import { testimonialsFields } from './testimonials.query.ts'
import { whyFields } from './why.query.ts'

export const sectionsFields = /* groq */ `
    _key,
    _type,
    _type == "blog" => {${blogFields}},
    _type == "contact" => {${contactFields}},
    _type == "features" => {${featuresFields}},
    _type == "hero" => {${heroFields}},
    _type == "how" => {${howFields}},
    _type == "impact" => {${impactFields}},
    _type == "mission" => {${missionFields}},
    _type == "proof" => {${proofFields}},
    _type == "testimonials" => {${testimonialsFields}},
    _type == "why" => {${whyFields}}
`
