import './phone-receipt.late.css'
import { type CSSProperties, type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Draft, GiveForm } from '@/components/give/form'
import { type GiftPetals, petalsOf, petalsOfGift, workOutGift } from '@/components/give/goal'
import { keepGift } from '@/components/give/own-gift.client'
import type { PhoneTexts } from '@/components/give/phone-texts'
import { Slip } from '@/components/give/receipt'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { prefersReducedMotion } from '@/components/ui/sight'
import { Text } from '@/components/ui/text'
import { fillIn, formatCents, formatExactDollars } from '@/lib/words/format'
import { flyPetal, homeOf, type Rosette } from './flight'
import { type Gifts, sayGift } from './say-gift'

const GIVING_MS = 650
/** Between the header and what is below it. */
const MARGIN_PX = 8

type LiveFormProps = {
  texts: PhoneTexts
  before: number
  art: RefObject<HTMLDivElement | null>
  form: RefObject<HTMLFormElement | null>
  setGifts: (change: (gifts: Gifts) => Gifts) => void
}

/** The form of the phone, alive: receipt, petal, count, one after the other. */
export function LiveForm({ texts, before, art, form, setGifts }: LiveFormProps) {
  const { words } = texts
  const [draft, setDraft] = useState<Draft>(texts.draft)
  const [isGiving, setIsGiving] = useState(false)
  const [receiptFrom, setReceiptFrom] = useState<CSSProperties | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const startedAt = useRef<number | null>(null)
  const { amount, often, cover } = draft
  const { fees, total, after } = sumUp(draft, texts)
  const start = ({ timeStamp }: { timeStamp: number }) => {
    startedAt.current ??= timeStamp
  }

  function give(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isGiving || receiptFrom) return
    start(event)
    setIsGiving(true)
    setTimeout(receive, prefersReducedMotion() ? 0 : GIVING_MS, readFrom(event))
  }

  async function receive(from: CSSProperties) {
    const gift = { before, amount, often }
    const petals = petalsOfGift(before, amount)
    const flies = petals.kind !== 'beyond' && !prefersReducedMotion()
    keepGift(amount, performance.now() - (startedAt.current ?? 0))
    startedAt.current = null
    flushSync(() => {
      setIsGiving(false)
      setReceiptFrom(from)
      setGifts(({ given, ...gifts }) => ({ ...gifts, given: [...given, gift], isInFlight: flies }))
    })
    title.current?.focus({ preventScroll: true })
    const picture = art.current
    if (picture) {
      scrollToGift(picture, petals)
      const size = petals.kind === 'whole' ? 1 : Math.sqrt(petalsOf(before + amount).part)
      const kite = title.current?.parentElement?.querySelector('.give-check')
      if (flies && kite) {
        const home = homeOf(petals.first - 1, measureRosette(picture))
        await flyPetal(picture, middleOf(picture, kite), home, size)
      }
    }
    const spoken = fillIn(words.receipt, { total: formatCents(total), masjid: texts.masjid })
    const said = `${spoken} ${sayGift(words, petals, gift)} ${words.example}`
    flushSync(() => setGifts(gifts => ({ ...gifts, landed: gifts.given.length, isInFlight: false, said })))
  }

  function giveAgain() {
    flushSync(() => {
      setReceiptFrom(null)
      setDraft(texts.draft)
      setGifts(gifts => ({ ...gifts, said: '' }))
    })
    if (form.current) focusAmount(form.current)
  }

  const shown = {
    isGiving,
    adds: fillIn(cover ? words.adds : words.wouldAdd, { amount: formatCents(fees) }),
    give: isGiving ? words.giving : `${fillIn(words.give, { amount: formatExactDollars(total) })} ${after}`.trim(),
  }
  return (
    <GiveForm
      ref={form}
      phone={{ ...texts, ...shown }}
      draft={draft}
      choose={name => value => setDraft(draft => ({ ...draft, [name]: value }))}
      onSubmit={give}
      onPointerDown={start}
      onFocus={start}
      cover={
        receiptFrom && (
          <div
            className="phone-receipt absolute inset-0 z-2 flex flex-col gap-[10px] p-[14px_14px_12px] bg-sand-100 rounded-[20px_20px_0_0]"
            style={receiptFrom}
          >
            <PhoneReceipt texts={texts} draft={draft} title={title} giveAgain={giveAgain} />
          </div>
        )
      }
    />
  )
}

type PhoneReceiptProps = {
  texts: PhoneTexts
  draft: Draft
  title?: RefObject<HTMLHeadingElement | null>
  giveAgain?: () => void
}

export function PhoneReceipt({ texts, draft, title, giveAgain }: PhoneReceiptProps) {
  const { words, fullName } = texts
  const { amount, often, cause, cover } = draft
  const { fees, total, after } = sumUp(draft, texts)
  return (
    <>
      <Slip
        className="[&>.give-rows]:mt-[calc(8px_+_var(--room)*0.5)] [&>.give-rows>:last-child]:font-bold [&>.give-rows>:last-child>dt]:text-inherit"
        rows={[
          [words.gift, formatCents(amount)],
          [words.feesCovered, cover ? formatCents(fees) : words.notCovered],
          [words.cause, cause],
          [words.often, [words.once, words.everyWeek, words.everyMonth][often]],
          [words.total, `${formatCents(total)} ${after}`.trim()],
        ]}
        foot={words.moved}
      >
        <i className="give-check kite relative text-saffron-400" />
        <h2 ref={title} dir="auto" tabIndex={-1} className="leading-[1.2] tracking-[-0.025em] outline-none">
          {fillIn(words.given, { amount: formatCents(total) })}
        </h2>
        <Text.p className="mt-[2px] text-muted">{fullName}</Text.p>
      </Slip>
      <Button variant="quiet" onClick={giveAgain}>
        <Icon name="arrow-counter-clockwise" />
        {words.again}
      </Button>
    </>
  )
}

/** `after` stands behind the total of a gift that is repeated. */
function sumUp({ amount, often, cover }: Draft, { words, feePercent }: PhoneTexts) {
  const after = ['', words.aWeek, words.aMonth][often] ?? ''
  return { ...workOutGift({ amount, feePercent, coversFees: cover }), after }
}

/** What a tap hits that came before the code; the browser lets nobody but itself open a list of choices, save with showPicker. */
export function tap(form: HTMLFormElement, x: number, y: number): void {
  const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>('label, button, select')
  if (!hit || !form.contains(hit)) return
  const isList = hit instanceof HTMLSelectElement
  if (isList && 'showPicker' in hit && navigator.userActivation?.isActive) hit.showPicker()
  else if (isList) hit.focus()
  else hit.click()
}

export function focusAmount(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[name=amount]:checked')?.focus({ preventScroll: true })
  const { top, bottom } = form.getBoundingClientRect()
  const rosette = form.closest('.hero-art')?.querySelector('.rosette-slab')?.getBoundingClientRect()
  // Where there is room for both, petals are seen to arrive above the phone.
  const upper = Math.min(top, rosette?.top ?? top)
  if ((bottom - upper <= innerHeight ? upper : top) >= 0 && bottom <= innerHeight) return
  form.scrollIntoView({ block: 'end', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Distance of the button from both ends of the form: the receipt grows out of it. */
function readFrom({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): CSSProperties {
  const outer = currentTarget.getBoundingClientRect()
  const inner = nativeEvent.submitter?.getBoundingClientRect() ?? outer
  return { '--from-top': `${inner.top - outer.top}px`, '--from-bottom': `${outer.bottom - inner.bottom}px` }
}

function middleOf(art: Element, part: Element): { x: number; y: number } {
  const around = art.getBoundingClientRect()
  const { left, top, width, height } = part.getBoundingClientRect()
  return { x: left + width / 2 - around.left, y: top + height / 2 - around.top }
}

/** The upper left corner of the drawing is the middle of the rosette, and its width an edge of the fabric. */
function measureRosette(art: Element): Rosette {
  const [wall, petals] = ['.hero-wall', '.petals'].map(selector => art.querySelector(selector))
  if (!wall || !petals) throw new Error('The picture of the phone has no rosette')
  const around = art.getBoundingClientRect()
  const { left, top, width } = wall.getBoundingClientRect()
  const turn = Number.parseFloat(getComputedStyle(petals).rotate) || 0
  return { x: left - around.left, y: top - around.top, edge: width, turn }
}

/** Scrolls to what a gift does, clear of header and rail: its tag, its petals and its sentence, or the upper ones where not all fit. */
function scrollToGift(art: Element, { first, last, kind }: GiftPetals): void {
  const petals = [...art.querySelectorAll('.petals > path:not(.petal-rim)')].slice(first - 1, last)
  const words = [...art.querySelectorAll('.gift-own, .gift-own > *')]
  const boxes = [...(kind === 'beyond' ? [] : petals), ...words]
    // Not checkVisibility(), which Safari has from 17.4 on.
    .filter(part => part.getClientRects().length > 0)
    .map(part => part.getBoundingClientRect())
  const rail = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  const above = aboveBelowHeader(Math.min(...boxes.map(({ top }) => top)))
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) + rail - innerHeight
  const top = above < 0 ? above : Math.min(above, Math.max(below, 0))
  scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** How far to scroll for this edge to be just below the header. Near the start of the page the header has its full height. */
function aboveBelowHeader(edge: number): number {
  const [full, now] = ['.header-bar', '.header-row'].map(part => document.querySelector(part)?.clientHeight ?? 0)
  const above = edge - (now ?? 0) - MARGIN_PX
  return scrollY + above > (full ?? 0) ? above : edge - (full ?? 0) - MARGIN_PX
}
