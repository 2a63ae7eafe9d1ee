import type { ComponentProps } from 'react'
import { Crest } from '@/components/ui/crest/crest'
import { Icon } from '@/components/ui/icon'
import { formatDollars } from '@/lib/words/format'
import { GiveCause, GiveChoices, GiveCover } from './form'
import type { PhoneTexts } from './phone-texts'

type PhoneProps = {
  phone: Pick<PhoneTexts, 'masjid' | 'crest' | 'place'>
} & ComponentProps<'div'>

/** A phone with the donation page of a masjid. What it is in sets its width, `--phone`. */
export function Phone({ phone: { masjid, crest, place }, children, ...attributes }: PhoneProps) {
  return (
    <div className="phone" {...attributes}>
      <div className="phone-screen">
        <div className="phone-head">
          <Crest name={crest} />
          <p dir="auto">
            <b>{masjid}</b> {place}
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}

/** A donation form that is a picture until code brings it to life. It gets its texts ready to be shown, because the browser's code would contain whatever this file imports. */
export function GiveForm(phone: PhoneTexts) {
  return (
    <form inert autoComplete="off" className="give-form on-paper">
      <GiveChoices
        className="give-often"
        name="often"
        legend={phone.frequency}
        choices={phone.often.map((label, value) => ({ value, label }))}
        chosen={0}
      />
      <p className="give-sum" aria-hidden>
        {formatDollars(phone.amount)}
      </p>
      <GiveChoices
        className="give-amounts"
        name="amount"
        legend={phone.amountName}
        choices={phone.amounts.map(value => ({ value, label: formatDollars(value) }))}
        chosen={phone.amount}
      />
      <GiveCause label={phone.cause} causes={phone.causes} />
      <GiveCover label={phone.cover} note={phone.adds} chosen />
      <button type="submit" dir="auto" className="button button-ink give-button">
        {phone.give}
      </button>
      <p dir="auto" className="give-safety">
        <Icon name="lock-simple" /> {phone.safety}
      </p>
    </form>
  )
}
