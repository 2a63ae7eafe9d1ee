/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { figureFields, linkFields, pictureFields, richTextFields, videoFields } from './objects/fields.query.ts'

export const sectionsFields = /* groq */ `
    _key,
    _type,
    _type == "article" => {lead, body[]{${richTextFields}}, facts[]{_key, title, text}},
    _type == "blog" => {title, emptyText, allPostsLink{${linkFields}}},
    _type == "contact" => {title, lead, trialTitle, trialNote, trialHref, registerText, registerLink{${linkFields}}, emailNote, phoneNote, demoTitle, demoNote, helpLabel},
    _type == "cover" => {lead, picture{${pictureFields}}, place, crumb{${linkFields}}, trialLink{${linkFields}}, trialTag, demoLabel},
    _type == "features" => {title, lead, gift, donorsTitle, donors[]->{_id, side, name, mobilename, description, icon, picture{${pictureFields}}, moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}, id}, managementTitle, management[]->{_id, side, name, mobilename, description, icon, picture{${pictureFields}}, moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}, id}},
    _type == "figures" => {items[]{_key, figure, title, text}, sample, note},
    _type == "hero" => {words, rest, lead, trialLink{${linkFields}}, trialTag, demoLabel, donorsLead, donorsUnit, donorsFrom, raisedLead, raisedUnit, raisedFrom, raisedTo, gifts[]{_key, amount, note}, phone{masjid, place, causes, amounts, words}},
    _type == "how" => {title, lead, problemsTitle, problems[]->{_id, title, text, icon}, solutionsTitle, solutions[]->{_id, title, text, icon}, pictures[]{_key, picture{${pictureFields}}, caption}, film{${videoFields}}},
    _type == "impact" => {title, lead, totalRaisedLabel, donationsLabel, averageLabel, donorsLabel, totalRaisedOffset, goal, tileText, goalText, goalReachedText, wall},
    _type == "invitation" => {title, text, trialLink{${linkFields}}, trialTag, demoLabel},
    _type == "mission" => {title, line, text},
    _type == "nights" => {title, lead, lit, alt},
    _type == "pictures" => {title, items[]{_key, ${figureFields}}},
    _type == "proof" => {title, lead, voice{quote, name, role, masjid, place}, masjids[]{_key, name, place, raised, picture{${pictureFields}}}},
    _type == "questions" => {title, items[]{_key, title, text}},
    _type == "quote" => {quote, name, role, picture{${pictureFields}}},
    _type == "steps" => {title, lead, items[]{_key, title, text}, countsDown},
    _type == "testimonials" => {title, items[]->{_id, tagline, quote, name, role, organization, location, image{${pictureFields}}}},
    _type == "why" => {title, text, film{${videoFields}}, signatureName, signatureRole, signaturePicture{${pictureFields}}}
`
