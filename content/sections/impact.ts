import type { Impact } from '../types'
import { text } from '../values'
import type { RawSection } from './raw'

export function toImpact(raw: RawSection<'impact'>): Impact {
  return {
    _type: 'impact',
    _key: raw._key,
    title: text(raw.title),
    lead: text(raw.lead),
    totalRaisedLabel: text(raw.totalRaisedLabel),
    donationsLabel: text(raw.donationsLabel),
    averageLabel: text(raw.averageLabel),
    donorsLabel: text(raw.donorsLabel),
    totalRaisedOffset: raw.totalRaisedOffset ?? 0,
  }
}
