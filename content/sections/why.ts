import { film } from '../film'
import { splitMark } from '../marks'
import type { Why } from '../types'
import { picture, text } from '../values'
import type { RawSection } from './raw'

export function toWhy(raw: RawSection<'why'>): Why {
  return {
    _type: 'why',
    _key: raw._key,
    title: text(raw.title),
    paragraphs: paragraphs(text(raw.text)),
    film: film(raw.film, 'landingPage', 'why.film'),
    signatureName: text(raw.signatureName),
    signatureRole: text(raw.signatureRole),
    signaturePicture: picture(raw.signaturePicture),
  }
}

function paragraphs(value: string): string[] {
  const { text, mark } = splitMark(value)
  return text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
    .map(paragraph => paragraph + mark)
}
