import type { Mission } from '../types'
import { text } from '../values'
import type { RawSection } from './raw'

export function toMission(raw: RawSection<'mission'>): Mission {
  return { _type: 'mission', _key: raw._key, title: text(raw.title), text: text(raw.text) }
}
