import type { SectionProps } from '@/components/sections/types'
import { LitWall } from '@/components/ui/fabric/lit-wall'

/** Characters. A longer text is set smaller, so that it does not fill the screen. */
const LONG = 120

/** The closing sentence above a wall that is lit to its edges; without that sentence the mission itself is the large text. */
export function Mission({ section: { title, text, line } }: SectionProps<'mission'>) {
  const large = line || text
  return (
    <section id="mission" className="mission">
      <div className="panel-wrap">
        <h2 dir="auto" className="mb-5 font-[650] font-sans text-[1.125rem] text-teal-300 leading-[1.2]">
          {title}
        </h2>
        <p dir="auto" className="mission-line" data-long={large.length > LONG || undefined}>
          {large}
        </p>
        {line && (
          <p dir="auto" className="mt-[clamp(18px,2vw,28px)] max-w-[34em] text-lead">
            {text}
          </p>
        )}
      </div>
      <LitWall className="mission-wall" />
    </section>
  )
}
