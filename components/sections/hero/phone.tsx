import { Crest } from '@/components/ui/crest/crest'
import { Icon } from '@/components/ui/icon'
import { formatDollars } from '@/lib/format'
import type { PhoneTexts } from './phone-texts'

/** Id of the amount of the fees, which describes the switch. */
const FEES_ID = 'phone-fees'

/**
 * A donation page that works, and is a picture until the visitor touches it; start-phone.ts brings it to life. It gets its texts ready to
 * be shown, because the browser's code would contain whatever this file imports.
 */
export function Phone(phone: PhoneTexts) {
  return (
    <div className="phone" role="img" aria-label={phone.picture} data-page={phone.page}>
      <div className="phone-screen">
        <div className="phone-head">
          <Crest name={phone.crest} />
          <p dir="auto">
            <b>{phone.masjid}</b> {phone.place}
          </p>
        </div>
        <form inert autoComplete="off" data-fee-percent={phone.feePercent} data-words={phone.words}>
          <fieldset className="phone-often">
            <legend dir="auto" className="sr-only">
              {phone.frequency}
            </legend>
            {phone.often.map((often, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of two choices may be equal
              <label key={place}>
                <input type="radio" name="often" value={place} defaultChecked={place === 0} />
                <span dir="auto">{often}</span>
              </label>
            ))}
          </fieldset>
          <p className="phone-sum" aria-hidden>
            {formatDollars(phone.amount)}
          </p>
          <fieldset className="phone-amounts">
            <legend dir="auto" className="sr-only">
              {phone.amountName}
            </legend>
            {phone.amounts.map(each => (
              <label key={each}>
                <input type="radio" name="amount" value={each} defaultChecked={each === phone.amount} />
                <span>{formatDollars(each)}</span>
              </label>
            ))}
          </fieldset>
          <div className="phone-cause">
            <Icon name="hand-heart" />
            <select dir="auto" name="cause" aria-label={phone.cause}>
              {phone.causes.map((cause, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of two causes may be equal
                <option key={place}>{cause}</option>
              ))}
            </select>
            <Icon name="caret-down" />
          </div>
          <label className="phone-cover">
            <span dir="auto">
              {phone.cover} <small id={FEES_ID}>{phone.adds}</small>
            </span>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
              role="switch"
              name="cover"
              aria-label={phone.cover}
              aria-describedby={FEES_ID}
              defaultChecked
            />
          </label>
          <button type="submit" dir="auto" className="button button-ink phone-give">
            {phone.give}
          </button>
          <p dir="auto" className="phone-safety">
            <Icon name="lock-simple" /> {phone.safety}
          </p>
        </form>
      </div>
    </div>
  )
}
