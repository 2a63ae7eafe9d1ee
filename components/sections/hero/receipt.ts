import './phone-receipt.late.css'
import sprite from '@/components/ui/icons.svg'
import { fillIn } from '@/lib/format'
import { formatCents } from '@/lib/format-exact'
import type { UiIconName } from '@/lib/icons'
import type { CodeWords } from './code-words'

const SVG = 'http://www.w3.org/2000/svg'

type Given = {
  amount: number
  fees: number
  total: number
  coversFees: boolean
  cause: string
  /** 0 for once, 1 for weekly and 2 for monthly gifts. */
  often: number
  words: CodeWords
}

/** Covers the form with a receipt, which grows out of its button, and returns it. `begin` starts the form over when the visitor wants to give again. */
export function showReceipt(form: HTMLFormElement, button: HTMLElement, given: Given, begin: () => void): HTMLElement {
  const fields = Array.from(form.children).filter(child => child instanceof HTMLElement)
  const heading = create('h2', { text: fillIn(given.words.given, { amount: formatCents(given.total) }) })
  heading.tabIndex = -1
  const again = create('button', { className: 'button button-quiet', text: given.words.again })
  again.setAttribute('type', 'button')
  again.prepend(drawIcon('arrow-counter-clockwise'))
  const slip = create('div', { className: 'phone-slip' }, [
    create('i', { className: 'phone-check' }),
    heading,
    create('p', { text: given.words.fullName }),
    create('dl', {}, listRows(given)),
    create('small', { text: given.words.moved }),
  ])
  const receipt = create('div', { className: 'phone-receipt' }, [slip, again])
  const outer = form.getBoundingClientRect()
  const inner = button.getBoundingClientRect()
  receipt.style.setProperty('--from-top', `${inner.top - outer.top}px`)
  receipt.style.setProperty('--from-bottom', `${outer.bottom - inner.bottom}px`)
  form.append(receipt)
  for (const field of fields) field.inert = true
  heading.focus({ preventScroll: true })
  again.addEventListener('click', () => {
    receipt.remove()
    for (const field of fields) field.inert = false
    begin()
  })
  return receipt
}

function listRows({ amount, fees, total, coversFees, cause, often, words }: Given): HTMLElement[] {
  const after = ['', words.aWeek, words.aMonth][often] ?? ''
  const rows = [
    [words.gift, formatCents(amount)],
    [words.feesCovered, coversFees ? formatCents(fees) : words.notCovered],
    [words.cause, cause],
    [words.often, [words.once, words.everyWeek, words.everyMonth][often] ?? ''],
    [words.total, `${formatCents(total)} ${after}`.trim()],
  ]
  return rows.map(([name, value]) => create('div', {}, [create('dt', { text: name }), create('dd', { text: value })]))
}

/** As components/ui/icon.tsx draws it. */
function drawIcon(name: UiIconName): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('class', 'icon')
  icon.ariaHidden = 'true'
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${typeof sprite === 'string' ? sprite : sprite.src}#${name}`)
  icon.append(use)
  return icon
}

function create(
  tag: string,
  { text = '', className = '' }: { text?: string; className?: string },
  children: HTMLElement[] = [],
): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  if (text) element.dir = 'auto'
  element.append(text, ...children)
  return element
}
