import type { SectionProps } from '@/components/sections/types'

export function Mission({ section }: SectionProps<'mission'>) {
  return (
    <section
      id="mission"
      className="on-mint backdrop before:bg-[length:max(1400px,100%)_auto] before:bg-[url(/patterns/mission-mosaic.svg)] before:bg-center before:bg-no-repeat py-section lg:before:bg-cover"
    >
      <div className="wrap">
        <h2 className="mb-5 font-[650] font-sans text-[1.125rem] text-teal-700 leading-[1.04]">{section.title}</h2>
        <p className="max-w-[21em] text-balance font-display font-semibold text-[clamp(1.75rem,1.1rem+2.9vw,3.5rem)] text-heading leading-[1.14] tracking-[-0.032em]">
          {section.text}
        </p>
      </div>
    </section>
  )
}
