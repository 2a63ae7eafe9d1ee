import type { ReactNode, Ref } from 'react'

type PledgeCardProps = {
  day: string
  date: string
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  text: ReactNode
  isMade?: boolean
  children?: ReactNode
}

/** The weekly pledge: its next day, and what it is. */
export function PledgeCard({ day, date, title, titleRef, text, isMade, children }: PledgeCardProps) {
  return (
    <section className="give-pledge" aria-labelledby="pledge" data-made={isMade || undefined}>
      <p aria-hidden className="give-friday">
        {day} <b>{date}</b>
      </p>
      <div>
        <h3 id="pledge" ref={titleRef} tabIndex={-1}>
          {title}
        </h3>
        <p>{text}</p>
      </div>
      {children}
    </section>
  )
}
