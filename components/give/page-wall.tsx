import type { ReactNode } from 'react'
import { Crest } from '@/components/ui/crest/crest'
import { Drawing, drawLines, drawTile } from '@/components/ui/fabric/drawing'
import { EDGE } from '@/components/ui/fabric/outlines'
import { GoalRosette } from './rosette'
import { GROUPS, ringsOf } from './wall'

type PageWallProps = {
  name: string
  line?: ReactNode
  /** The rosette; without it, one that is whole. */
  goal?: ReactNode
  children?: ReactNode
}

const TILES = Object.values(GROUPS).flatMap(ringsOf).flat()
const LINES = `<defs>${drawLines('wall-lines')}</defs><path class="wall-lines" fill="url(#wall-lines)" d="M-1500-1500h3000v3000h-3000z"/>`

/** The wall beside a page: the masjid, and its fabric around the rosette of the week's goal. */
export function PageWall({ name, line, goal, children }: PageWallProps) {
  return (
    <aside aria-label={name} className="give-wall on-ink">
      <Drawing className="wall" viewBox={`0 0 ${EDGE} ${EDGE}`}>
        {LINES + TILES.map(drawTile).join('')}
      </Drawing>
      {goal ?? <GoalRosette raised={Number.POSITIVE_INFINITY} />}
      <div className="flex min-h-16 items-center gap-3.5">
        <Crest name={name} className="w-13" />
        <p className="leading-[1.3]">
          <b className="block text-[1.3125rem] text-heading">{name}</b> {line}
        </p>
      </div>
      {children}
    </aside>
  )
}

export function Motto({ children }: { children?: ReactNode }) {
  return (
    <div className="give-motto mt-[clamp(24px,6vh,64px)] text-muted sm:max-lg:max-w-[calc(100%_-_240px)]">
      <p>Every gift is a&nbsp;tile.</p>
      {children}
    </div>
  )
}
