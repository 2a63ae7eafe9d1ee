import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName, UiIconName } from '@/lib/icons'

/** A page that tells why it is not the one that was asked for. `children` are the ways on. */
export function Lost({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="lost wrap">
      <div>
        <h1 dir="auto" className="text-display">
          {title}
        </h1>
        <p dir="auto" className="lost-lead">
          {text}
        </p>
      </div>
      {children}
    </div>
  )
}

const TILE = 'm473.6 212.5 23-70.8 60.2 43.8 23 70.8h-74.4l-23-16.8z'

/** A mosaic whose missing tile falls once. */
export function FallingTile() {
  return (
    <svg viewBox="0 -60 1100 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="lost-picture">
      <image href="/patterns/missing-tile.svg" y="-60" width="1100" height="720" />
      <path d={TILE} className="lost-gap" />
      <path d={TILE} className="lost-tile" />
    </svg>
  )
}

type WayProps = { href: string; icon: IconName | UiIconName; title: string; note: string }

export function Way({ href, icon, title, note }: WayProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span dir="auto">
          <b>{title}</b> <bdi>{note}</bdi>
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  )
}
