'use client'

import { ServerMarkup } from '@/components/ui/server-markup.client'
import { Phone } from './phone'
import type { PhoneTexts } from './phone-texts'

export function ServerPhone(texts: PhoneTexts) {
  return <ServerMarkup className="contents">{typeof window === 'undefined' && <Phone {...texts} />}</ServerMarkup>
}
