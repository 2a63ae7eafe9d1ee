import type { ReactNode } from 'react'
import { Crest } from '@/components/ui/crest/crest'
import type { PhoneTexts } from './phone-texts'

type Masjid = Pick<PhoneTexts, 'masjid' | 'crest' | 'place'>

/** A phone with the donation page of a masjid. What it is in sets its width, `--phone`. */
export function Phone({ phone, children }: { phone: Masjid; children: ReactNode }) {
  return (
    <div className="phone">
      <div className="phone-screen">
        <PhoneHead {...phone} />
        {children}
      </div>
    </div>
  )
}

export function PhoneHead({ masjid, crest, place }: Masjid) {
  return (
    <div className="phone-head flex gap-[10px] items-center p-[44px_16px_14px] text-mint-200 [&_p]:min-w-0">
      <Crest name={crest} className="w-[40px] [--crest-joints:5.5]" />
      <p dir="auto">
        <b className="block font-display font-semibold text-[17px]/[1.2] tracking-[-0.015em] text-paper">{masjid}</b>{' '}
        {place}
      </p>
    </div>
  )
}
