import { useEffect, useReducer, useRef, useState } from 'react'
import { petalsOf, petalsOfGift, RAISED } from '@/components/give/goal'
import { Motto, PageWall } from '@/components/give/page-wall'
import { Rows } from '@/components/give/receipt'
import { GoalRosette } from '@/components/give/rosette'
import { ChooseForm } from './choose'
import { follow, startFlow } from './gift'
import type { Masjid } from './masjids'
import { PaySheet, Receipt } from './paying'
import { useConnection } from './use-connection'
import { goalWords, tagWords, timeLine, wordsOf } from './words'

/** How long the payment seems to take, in milliseconds. */
const PAYING = 1_200
const MAX_SHOWN_PARAMETERS = 20
/** Fields of the forms, which the address carries without JavaScript. */
const FIELDS = new Set(['step', 'amount', 'frequency', 'cause', 'method', 'cover', 'suggestion'])

type GivePageProps = { masjid: Masjid; query: URLSearchParams; siteUrl: string; today: string }

/** Choose, confirm, receipt. JavaScript moves between the three; without it, their forms ask for the page again. */
export function GivePage({ masjid, query, siteUrl, today: servedAt }: GivePageProps) {
  const [flow, dispatch] = useReducer(follow, query, startFlow)
  const [today, setToday] = useState(() => new Date(servedAt))
  const isOnline = useConnection()
  const startedAt = useRef<number | null>(null)
  /** `?card=declined` lets the first payment fail, to show what donors see then. */
  const declines = useRef(query.get('card') === 'declined' ? 1 : 0)
  const { view, gift, raised, before } = flow

  useEffect(() => {
    setToday(new Date())
    const listening = new AbortController()
    const start = () => {
      startedAt.current ??= performance.now()
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, listening)
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (!isOnline) dispatch({ step: 'lose' })
  }, [isOnline])

  useEffect(() => {
    if (view !== 'paying') return
    const payment = setTimeout(() => {
      if (declines.current-- > 0) return dispatch({ step: 'decline' })
      dispatch({ step: 'arrive', time: timeLine(performance.now() - (startedAt.current ?? 0)) })
      startedAt.current = null
    }, PAYING)
    return () => clearTimeout(payment)
  }, [view])

  const words = wordsOf(gift, today)
  const goal = goalWords(raised)
  const line = masjid.hasGoal && (
    <>
      <b>{goal.raised}</b> {goal.goal}
    </>
  )
  const rosette = (
    <GoalRosette raised={raised / 100} before={RAISED}>
      <text className="rosette-count" y="44" textAnchor="middle">
        {petalsOf(raised / 100).whole}
      </text>
    </GoalRosette>
  )
  const isDone = view === 'receipt'
  /** What a short address of the site added, so that staff can check it. */
  const carried = [...query].filter(([name]) => !FIELDS.has(name)).slice(0, MAX_SHOWN_PARAMETERS)
  return (
    <div className="give-page" data-view={view}>
      <PageWall
        name={masjid.name}
        line={
          <>
            {masjid.city} <span className="give-goal sm:hidden">{line}</span>
          </>
        }
        goal={masjid.hasGoal ? rosette : undefined}
      >
        <Motto>
          <p className="give-goal" aria-live="polite">
            {line}
          </p>
        </Motto>
        {isDone && masjid.hasGoal && (
          <p className="gift-tag">
            <b>{words.amount}</b> <span>{tagWords(petalsOfGift(before / 100, gift.amount / 100))}</span>
          </p>
        )}
      </PageWall>
      <main className="give-main">
        <h1 className={masjid.isDemo ? 'sr-only' : 'give-title'}>Give to {masjid.name}</h1>
        {masjid.isDemo && !isDone && (
          <p className="give-note">
            <b>This is a demo.</b> No money moves, so give as often as you like.
          </p>
        )}
        {isDone ? (
          <Receipt {...{ masjid, flow, words, today, siteUrl, dispatch }} goal={masjid.hasGoal && rosette} />
        ) : (
          <ChooseForm {...{ flow, words, isOnline, dispatch }} />
        )}
        {!masjid.isDemo && (
          <div className="mt-[20px] text-(length:--text-sm) text-center text-muted [&_summary]:py-[10px]">
            <p>This page stands in for the donation host. No money can move here.</p>
            {carried.length > 0 && (
              <details>
                <summary>What the address carries</summary>
                <Rows rows={carried} />
              </details>
            )}
          </div>
        )}
      </main>
      <PaySheet name={masjid.name} {...{ flow, words, dispatch }} />
    </div>
  )
}
