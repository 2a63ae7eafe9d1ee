import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text'

/** A page that tells why it is not the one that was asked for. `children` are rows: the ways on. */
export function Lost({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="lost wrap">
      <div>
        <Text.h1 className="text-display">{title}</Text.h1>
        <Text.p className="lost-lead">{text}</Text.p>
      </div>
      <svg
        viewBox="0 -60 1100 720"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="lost-picture w-[calc(100%_+_2*var(--spacing-gutter))] max-w-none h-auto mx-[calc(-1*var(--spacing-gutter))] lg:[grid-area:1/2/3] lg:w-[calc(100%_+_var(--spacing-gutter))] lg:h-[680px] lg:ml-0 lg:overflow-visible"
      >
        <image href="/patterns/missing-tile.svg" y="-60" width="1100" height="720" />
        <path d={TILE} className="lost-gap" />
        <path d={TILE} className="lost-tile" />
      </svg>
      <ul className="self-start border-heading border-t-2 print:hidden">{children}</ul>
    </div>
  )
}

const TILE = 'm473.6 212.5 23-70.8 60.2 43.8 23 70.8h-74.4l-23-16.8z'
