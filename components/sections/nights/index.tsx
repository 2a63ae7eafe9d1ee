import type { PlacedProps } from '@/components/sections/types'
import { CORE, PETAL, PETALS, turnPetal } from '@/components/ui/rosette-shapes'
import { Text } from '@/components/ui/text'
import { pictureUrl } from '@/content/image'
import { withoutMark } from '@/content/marks'

const NIGHTS = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]
/** Distance of the numbers from the center, in units of the drawing. */
const RADIUS = 81
const MARK_WIDTH = 112

export function Nights({ section: { title, lead, lit, alt }, page, anchor }: PlacedProps<'nights'>) {
  const { logo } = page.settings
  return (
    <section id={anchor} className="page-part">
      <div className="panel backdrop on-ink before:bg-[length:290px_auto] before:bg-[position:50%_0] before:bg-[url(/patterns/lines-light.svg)]">
        <div className="panel-wrap grid grid-cols-1 gap-[40px] items-center py-[clamp(72px,8vw,120px)] lg:grid-cols-2">
          <div>
            <Text.h2 className="text-display">{title}</Text.h2>
            <Text.p className="mt-4.5 max-w-[28em] text-lead text-muted">{lead}</Text.p>
          </div>
          <svg
            viewBox="-100 -100 200 200"
            role="img"
            aria-label={alt}
            className="mx-auto w-[min(100%,440px)] stroke-[2.5px] stroke-ink-900 [stroke-linejoin:round] forced-color-adjust-none"
          >
            {NIGHTS.map((night, place) => (
              <Night key={night} night={night} place={place} isLit={night % 2 === 1 || withoutMark(lit) === 'all'} />
            ))}
            <path d={CORE} className="fill-paper" />
            {logo && <image href={pictureUrl(logo, { width: MARK_WIDTH })} x={-16} y={-17} width={32} height={32} />}
          </svg>
        </div>
      </div>
    </section>
  )
}

function Night({ night, place, isLit }: { night: number; place: number; isLit: boolean }) {
  const angle = ((place + 0.5) / PETALS) * 2 * Math.PI
  return (
    <g data-lit={isLit || undefined} className={isLit ? 'fill-saffron-400' : 'fill-ink-700'}>
      <path d={PETAL} transform={turnPetal(place)} />
      <text
        x={round(RADIUS * Math.sin(angle))}
        y={round(4.5 - RADIUS * Math.cos(angle))}
        className={`stroke-none font-display font-semibold text-[13px] [text-anchor:middle] ${isLit ? 'fill-ink-950' : 'fill-mint-200'}`}
      >
        {night}
      </text>
    </g>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
