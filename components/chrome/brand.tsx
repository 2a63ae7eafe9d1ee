import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import type { SiteSettings } from '@/content/types'

type BrandProps = {
  settings: Pick<SiteSettings, 'productName' | 'logo' | 'logoOnDark'>
  /** For dark backgrounds, where the mark is on a light tile unless staff uploaded one in light colours. */
  onDark?: boolean
}

/**
 * Mark and name of the product, linked to the home page. In a header without room for the name, it wraps to a second line, which
 * is clipped: it is not visible, but still labels the link.
 */
export function Brand({ settings, onDark = false }: BrandProps) {
  const light = onDark ? settings.logoOnDark : null
  const mark = light ?? settings.logo
  return (
    <a
      href="/"
      className={classNames(
        'inline-flex items-center font-display font-semibold text-heading leading-none tracking-[-0.03em]',
        onDark
          ? 'min-h-11 gap-2.75 text-[2rem]'
          : 'h-[max(44px,1.6em)] min-w-0 max-w-full flex-wrap gap-x-[11px] gap-y-2 justify-self-start overflow-clip text-[1.625rem] max-xs:gap-x-[8px] max-xs:text-[1.5rem] 2xl:shrink-0',
      )}
    >
      {mark && (
        <Picture
          picture={{ ...mark, alt: '' }}
          width={44}
          height={44}
          sizes="44px"
          priority={!onDark}
          className={classNames(
            !onDark && 'h-full w-[36px] object-contain',
            onDark && (light ? 'size-11' : 'size-13 rounded-md bg-paper p-1.5'),
          )}
        />
      )}
      {settings.productName}
    </a>
  )
}
