import { classNames } from '@/components/ui/class-names'
import type { IconName, UiIconName } from '@/lib/icons'
import sprite from './icons.svg'

/** Next imports pictures with their measures, Vite as an address. */
const SPRITE: string = typeof sprite === 'string' ? sprite : sprite.src

type IconProps = { name: IconName | UiIconName; weight?: 'regular' | 'fill'; className?: string }

/** One of Phosphor's icons, drawn from one file for all icons, which browsers keep. Its color is that of the text. */
export function Icon({ name, weight = 'regular', className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`${SPRITE}#${weight === 'fill' ? `${name}-fill` : name}`} />
    </svg>
  )
}
