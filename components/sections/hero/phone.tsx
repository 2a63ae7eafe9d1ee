import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import type { FeeCopy, SectionOf, SiteSettings } from '@/content/types'
import { fillIn, formatDollars } from '@/lib/format'
import { formatCents, formatExactDollars } from '@/lib/format-exact'
import { percentOfCardGift } from './card-fee'
import { writeCodeWords } from './code-words'
import { workOutGift } from './gift'

/** Of the amounts, in the order of staff. */
const CHOSEN_AMOUNT = 1

/** Of the fees' amount, which describes the switch. */
const FEES_ID = 'phone-fees'

export type PhoneProps = { phone: SectionOf<'hero'>['phone']; logo: SiteSettings['logo']; fees: FeeCopy['fees'] }

/** A donation page that works, and is a picture until the visitor touches it; start-phone.ts brings it to life. */
export function Phone({ phone, logo, fees }: PhoneProps) {
  const { words, amounts, causes } = phone
  const amount = chosenAmount(amounts)
  const feePercent = percentOfCardGift(fees)
  const sums = workOutGift({ amount, feePercent, coversFees: true })
  const values = { amount: formatDollars(amount), masjid: fullName(phone), total: formatExactDollars(sums.total) }
  return (
    <div className="phone" role="img" aria-label={fillIn(words.picture, values)} data-page={words.page}>
      <div className="phone-screen">
        <div className="phone-head">
          <Picture picture={{ ...logo, alt: '' }} width={44} height={44} sizes="44px" />
          <p>
            <b>{phone.masjid}</b> {phone.place}
          </p>
        </div>
        <form
          inert
          autoComplete="off"
          data-fee-percent={feePercent}
          data-words={writeCodeWords({ ...words, masjid: fullName(phone) })}
        >
          <fieldset className="phone-often">
            <legend className="sr-only">{words.often}</legend>
            {[words.once, words.weekly, words.monthly].map((often, place) => (
              <label key={often}>
                <input type="radio" name="often" value={place} defaultChecked={place === 0} />
                <span>{often}</span>
              </label>
            ))}
          </fieldset>
          <p className="phone-sum" aria-hidden>
            {formatDollars(amount)}
          </p>
          <fieldset className="phone-amounts">
            <legend className="sr-only">{words.amount}</legend>
            {amounts.map(each => (
              <label key={each}>
                <input type="radio" name="amount" value={each} defaultChecked={each === amount} />
                <span>{formatDollars(each)}</span>
              </label>
            ))}
          </fieldset>
          <div className="phone-cause">
            <Icon name="hand-heart" />
            <select name="cause" aria-label={words.cause}>
              {causes.map(cause => (
                <option key={cause}>{cause}</option>
              ))}
            </select>
            <Icon name="caret-down" />
          </div>
          <label className="phone-cover">
            <span>
              {words.coverFees} <small id={FEES_ID}>{fillIn(words.adds, { amount: formatCents(sums.fees) })}</small>
            </span>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
              role="switch"
              name="cover"
              aria-label={words.coverFees}
              aria-describedby={FEES_ID}
              defaultChecked
            />
          </label>
          <button type="submit" className="button button-primary phone-give">
            {fillIn(words.give, { amount: formatExactDollars(sums.total) })}
          </button>
          <p className="phone-safety">
            <Icon name="lock-simple" /> {words.safety}
          </p>
        </form>
      </div>
    </div>
  )
}

export function chosenAmount(amounts: number[]): number {
  return amounts[CHOSEN_AMOUNT] ?? amounts[0] ?? 0
}

/** "Masjid As-Salam, Toledo, Ohio" */
function fullName({ masjid, place }: PhoneProps['phone']): string {
  return place ? `${masjid}, ${place}` : masjid
}
