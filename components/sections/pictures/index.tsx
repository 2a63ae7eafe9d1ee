import { Picture } from '@/components/media/picture'
import type { PlacedProps } from '@/components/sections/types'

const ALONE = { width: 1248, sizes: '(width >= 90rem) 1248px, 87vw' }
const SHARED = { width: 612, height: 408, sizes: '(width >= 90rem) 612px, (width >= 45rem) 43vw, 87vw' }

/** One picture as wide as the page, or several side by side. Renders nothing without any. */
export function Pictures({ section: { title, items }, anchor }: PlacedProps<'pictures'>) {
  if (items.length === 0) return null
  const measures = items.length === 1 ? ALONE : SHARED
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        {title && <h2 className="mb-[clamp(36px,4.4vw,64px)] text-display">{title}</h2>}
        <div className="page-pictures" data-alone={items.length === 1 || undefined}>
          {items.map(({ _key, picture, caption }) => (
            <figure key={_key}>
              <Picture picture={picture} {...measures} className="w-full rounded-xl" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
