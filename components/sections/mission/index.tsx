import type { SectionProps } from '@/components/sections/types'

/** Characters. A longer text is set smaller, so that it does not fill the screen. */
const LONG = 120

export function Mission({ section: { title, text } }: SectionProps<'mission'>) {
  return (
    <section id="mission" className="mission on-mint backdrop py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <p data-long={text.length > LONG || undefined}>{text}</p>
      </div>
    </section>
  )
}
