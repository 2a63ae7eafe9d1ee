import { Picture } from '@/components/media/picture'
import type { PlacedProps } from '@/components/sections/types'
import { classNames } from '@/components/ui/class-names'
import { Text } from '@/components/ui/text'

const ALONE = { width: 1248, sizes: '(width >= 90rem) 1248px, 87vw' }
const SHARED = { width: 612, height: 408, sizes: '(width >= 90rem) 612px, (width >= 45rem) 43vw, 87vw' }

export function Pictures({ section: { title, items }, anchor }: PlacedProps<'pictures'>) {
  if (items.length === 0) return null
  const isAlone = items.length === 1
  const measures = isAlone ? ALONE : SHARED
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <Text.h2 className="mb-[clamp(36px,4.4vw,64px)] text-display">{title}</Text.h2>
        <div className={classNames('grid grid-cols-1 gap-x-6 gap-y-8', !isAlone && 'md:grid-cols-2')}>
          {items.map(({ _key, picture, caption }) => (
            <figure key={_key}>
              <Picture
                picture={picture}
                {...measures}
                className={classNames('w-full rounded-xl', !isAlone && 'aspect-[3/2] object-cover')}
              />
              <Text.figcaption className="mt-2.5 text-muted text-sm">{caption}</Text.figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
