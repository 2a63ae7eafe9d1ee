import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import type { SiteSettings } from '@/content/types'

type BrandProps = {
  settings: Pick<SiteSettings, 'productName' | 'logo' | 'logoOnDark'>
  /** On a dark ground, where the mark stands on a light tile unless staff uploaded one in light colours. */
  onDark?: boolean
}

/** Mark and name of the product; leads home. */
export function Brand({ settings, onDark = false }: BrandProps) {
  const light = onDark ? settings.logoOnDark : null
  return (
    <a
      href="/"
      className={classNames(
        'inline-flex min-h-11 items-center gap-2.75 font-display font-semibold text-heading leading-none tracking-[-0.03em]',
        onDark ? 'text-[2rem]' : 'text-[1.625rem] max-xs:gap-2 max-xs:text-[1.5rem]',
      )}
    >
      <Picture
        picture={{ ...(light ?? settings.logo), alt: '' }}
        width={44}
        height={44}
        sizes="44px"
        priority={!onDark}
        className={classNames(!onDark && 'size-9', onDark && (light ? 'size-11' : 'size-13 rounded-md bg-paper p-1.5'))}
      />
      {settings.productName}
    </a>
  )
}
