import type { SectionProps } from '@/components/sections/types'
import { LIT_WALL_BOX, LitWall } from '@/components/ui/fabric/lit-wall'
import { SUN } from '@/components/ui/fabric/outlines'
import { Text } from '@/components/ui/text'
import { MissionWall } from './mission-wall.client'

/** Characters. A longer text is set smaller, so that it does not fill the screen. */
const LONG = 120

/** The closing sentence above a wall that is lit to its edges; without that sentence the mission itself is the large text. */
export function Mission({ section: { title, text, line }, page }: SectionProps<'mission'>) {
  const large = line || text
  return (
    <section
      id="mission"
      className="forced-colors:border forced-colors:border-[CanvasText] reserves-[600px] [--wall:268px] pt-[clamp(56px,7.5vw,112px)] mx-inset overflow-hidden text-mint-200 bg-ink-950 rounded-panel sm:[--wall:328px] lg:reserves-[790px] lg:[--wall:388px]"
    >
      <div className="panel-wrap">
        <Text.h2 className="mb-5 font-[650] font-sans text-[1.125rem] text-teal-300 leading-[1.2]">{title}</Text.h2>
        <Text.p
          className={`text-balance font-display font-semibold text-paper tracking-[-0.036em] ${large.length > LONG ? 'max-w-[22em] text-[clamp(1.5rem,1.1rem+1.9vw,2.75rem)] leading-[1.14]' : 'max-w-[15em] text-[min(13.4vw,clamp(2.25rem,1.1rem+4.8vw,5.5rem))] leading-[1.02]'}`}
        >
          {large}
        </Text.p>
        {line && <Text.p className="mt-[clamp(18px,2vw,28px)] max-w-[34em] text-lead">{text}</Text.p>}
      </div>
      <MissionWall own={page.phone && <OwnTile tag={page.phone.words.ownTile} />}>
        <LitWall />
      </MissionWall>
    </section>
  )
}

/** The visitor's own tile in the middle of the wall, and the same wall unlit below the one that lights. */
function OwnTile({ tag }: { tag: string }) {
  return (
    <>
      <svg aria-hidden viewBox={LIT_WALL_BOX} preserveAspectRatio="xMidYMid slice" className="wall mission-unlit">
        <use href="#lit-wall" />
      </svg>
      <p className="mission-own">
        <svg aria-hidden viewBox="-120 -120 240 240">
          <path d={SUN.core} />
        </svg>
        <b dir="auto">{tag}</b>
      </p>
    </>
  )
}
