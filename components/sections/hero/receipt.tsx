import './phone-receipt.late.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PhoneCode } from '@/components/give/phone-texts'
import { Slip } from '@/components/give/receipt'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillIn } from '@/lib/words/format'
import { formatCents } from '@/lib/words/format-exact'

type Given = {
  amount: number
  fees: number
  total: number
  coversFees: boolean
  cause: string
  /** 0 for once, 1 for weekly and 2 for monthly gifts. */
  often: number
  words: PhoneCode['words']
}

/** Covers the form with a receipt, which grows out of its button, and returns it. `begin` starts the form over when the visitor wants to give again. */
export function showReceipt(form: HTMLFormElement, button: HTMLElement, given: Given, begin: () => void): HTMLElement {
  const fields = Array.from(form.children).filter(child => child instanceof HTMLElement)
  const outer = form.getBoundingClientRect()
  const inner = button.getBoundingClientRect()
  const receipt = document.createElement('div')
  receipt.className = 'phone-receipt'
  receipt.style.setProperty('--from-top', `${inner.top - outer.top}px`)
  receipt.style.setProperty('--from-bottom', `${outer.bottom - inner.bottom}px`)
  form.append(receipt)
  for (const field of fields) field.inert = true
  const root = createRoot(receipt)
  const giveAgain = () => {
    root.unmount()
    receipt.remove()
    for (const field of fields) field.inert = false
    begin()
  }
  flushSync(() => root.render(<Receipt given={given} giveAgain={giveAgain} />))
  receipt.querySelector('h2')?.focus({ preventScroll: true })
  return receipt
}

function Receipt({ given, giveAgain }: { given: Given; giveAgain: () => void }) {
  const { amount, fees, total, coversFees, cause, often, words } = given
  const after = ['', words.aWeek, words.aMonth][often] ?? ''
  const head = (
    <>
      <i className="give-check" />
      <h2 dir="auto" tabIndex={-1}>
        {fillIn(words.given, { amount: formatCents(total) })}
      </h2>
      <p dir="auto">{words.fullName}</p>
    </>
  )
  return (
    <>
      <Slip
        head={head}
        rows={[
          [words.gift, formatCents(amount)],
          [words.feesCovered, coversFees ? formatCents(fees) : words.notCovered],
          [words.cause, cause],
          [words.often, [words.once, words.everyWeek, words.everyMonth][often]],
          [words.total, `${formatCents(total)} ${after}`.trim()],
        ]}
        foot={words.moved}
      />
      <Button variant="quiet" onClick={giveAgain}>
        <Icon name="arrow-counter-clockwise" />
        {words.again}
      </Button>
    </>
  )
}
