'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Given, GOAL, petalsOf, petalsOfGift, RAISED } from '@/components/give/goal'
import type { PhoneTexts } from '@/components/give/phone-texts'
import { Rosette } from '@/components/give/rosette'
import { classNames } from '@/components/ui/class-names'
import { EDGE } from '@/components/ui/fabric/outlines'
import { FilledText } from '@/components/ui/filled-text'
import { loadForPress, loadQuietly } from '@/components/ui/late-code.client'
import { formatDollars } from '@/lib/words/format'
import type { LiveForm } from './live-form'
import { type Gifts, sayGift, sayWhose } from './say-gift'

type Slot = 'fabric' | 'gifts' | 'head' | 'form' | 'demo' | 'children'
type HeroStageProps = { texts: PhoneTexts } & Record<Slot, ReactNode>

const NONE: Gifts = { given: [], landed: 0, isInFlight: false, said: '' }

/** The picture of the phone before the rosette of a week's goal. Its form is alive from the first touch, which loads the code. Its children are what the button says. */
export function HeroStage({ texts, fabric, gifts, head, form: picture, demo, children }: HeroStageProps) {
  const [{ given, landed, isInFlight, said }, setGifts] = useState(NONE)
  const [Live, setLive] = useState<typeof LiveForm | null>(null)
  const art = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const shown = given.slice(0, landed)
  const raised = RAISED + sumOf(shown)
  const last = given.at(-1)

  /** A tap that came before the code counts for what lies under it; hovering over the button only loads the code. */
  async function touch(event: MouseEvent) {
    const { type, currentTarget, target, clientX, clientY } = event
    const isButton = currentTarget instanceof HTMLButtonElement
    // What a click removed, such as the receipt, is no longer in the phone, and what then lies there was not meant.
    const isOver = target instanceof Node && currentTarget.contains(target) && !form.current?.contains(target)
    const code =
      type === 'click'
        ? await loadForPress(() => import('./live-form'))
        : await loadQuietly(() => import('./live-form'))
    if (!code || (isButton && type !== 'click')) return
    flushSync(() => setLive(() => code.LiveForm))
    if (!form.current) return
    if (isButton) code.focusAmount(form.current)
    else if (type === 'click' && isOver) code.tap(form.current, clientX, clientY)
  }

  const looks = [isInFlight && 'in-flight', landed > 0 && 'given', landed > 0 && raised >= GOAL && 'closed']
  return (
    <div ref={art} className={classNames('hero-art', ...looks)}>
      <svg className="hero-wall" viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true">
        {fabric}
        <Rosette raised={raised} before={RAISED} gifts={shown} />
      </svg>
      {/* On the core of the rosette, whose color it needs: how many petals are lit, and for which sum. */}
      <p
        aria-hidden
        dir="auto"
        className="goal-sum forced-color-adjust-none absolute top-(--rosette-y) left-(--rosette-x) w-max max-w-[8em] text-[min(0.8125rem,var(--rosette)*0.111)] font-[550] tabular-nums leading-[1.2] text-ink-700 text-center [transform:translate(-50%,-50%)]"
      >
        <span className="block font-display font-semibold text-[calc(var(--rosette)*0.3)]/none tracking-[-0.04em] text-heading">
          {petalsOf(raised).whole}
        </span>{' '}
        <FilledText
          text={texts.words.week}
          nodes={{
            raised: <b className="font-bold text-heading">{formatDollars(raised)}</b>,
            goal: formatDollars(GOAL),
          }}
        />
      </p>
      {gifts}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below it starts it with keys */}
      <div
        className="phone"
        {...(Live ? { role: 'group', 'aria-label': texts.words.page } : { role: 'img', 'aria-label': texts.picture })}
        onPointerOver={touch}
        onClick={touch}
      >
        <div className="phone-screen">
          {head}
          {Live ? <Live {...{ texts, art, form, setGifts }} before={RAISED + sumOf(given)} /> : picture}
        </div>
      </div>
      {last && (
        <OwnGift gift={last} words={texts.words}>
          {demo}
        </OwnGift>
      )}
      <div className="phone-under grid justify-items-center">
        <button
          type="button"
          dir="auto"
          className="phone-try flex gap-[9px] items-center w-max max-w-[calc(var(--phone)_+_24px)] min-h-[44px] p-[8px_18px] text-[1rem] font-[620] leading-[1.4] text-heading wrap-anywhere bg-white border-[1.5px] border-rule-strong rounded-[999px] shadow-2 [&[hidden]]:hidden hover:border-heading [&_svg]:text-teal-700 noscript:hidden"
          hidden={landed > 0}
          onPointerOver={touch}
          onClick={touch}
        >
          {children}
        </button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Tag and sentence of the last gift. They take their room, and are seen unless its petal is in flight. */
function OwnGift({ gift, words, children }: { gift: Given; words: PhoneTexts['words']; children: ReactNode }) {
  const petals = petalsOfGift(gift.before, gift.amount)
  return (
    <div className="gift-own [--link:var(--color-ink-800)] contents [&[hidden]]:hidden max-md:absolute max-md:inset-x-[12px] max-md:bottom-[calc(100%_-_var(--rosette-y)_+_var(--rosette)*0.84_+_14px)] max-md:z-3 max-md:block max-md:w-fit max-md:mx-auto max-md:p-[8px_12px] max-md:text-ink-800 max-md:bg-saffron-300 max-md:rounded-[12px] max-md:shadow-3">
      <p
        className="gift-tag gift-mine left-[calc(var(--rosette-x)_-_var(--rosette)*0.92)] top-[max(var(--rosette-y)_-_var(--rosette)*0.84_-_14px,37px)] text-ink-800 bg-saffron-300 [transform:translate(-58%,-100%)] max-md:static max-md:max-w-none max-md:p-0 max-md:border-0 max-md:shadow-none max-md:[transform:none] min-[75rem]:top-[calc(var(--rosette-y)_+_var(--rosette)*0.84_+_14px)] min-[75rem]:[transform:none]"
        hidden={petals.kind === 'beyond'}
      >
        <b dir="auto">{formatDollars(gift.amount)}</b> <span dir="auto">{sayWhose(words, gift.often)}</span>
      </p>
      <p className="phone-said">
        <span dir="auto">{sayGift(words, petals, gift)}</span> {children}
      </p>
    </div>
  )
}

function sumOf(gifts: Given[]): number {
  return gifts.reduce((sum, { amount }) => sum + amount, 0)
}
