'use client'

import { ServerMarkup } from '@/components/ui/server-markup.client'
import { Phone, type PhoneProps } from './phone'

export function ServerPhone(phone: PhoneProps) {
  return <ServerMarkup className="contents">{typeof window === 'undefined' && <Phone {...phone} />}</ServerMarkup>
}
