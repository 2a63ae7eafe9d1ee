import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import type { SiteSettings } from '@/content/types'

type BrandProps = {
  settings: SiteSettings
  /** On a dark ground the mark stands on a light tile: staff may upload any mark. */
  onDark?: boolean
}

/** Mark and name of the product; leads home. */
export function Brand({ settings, onDark = false }: BrandProps) {
  return (
    <a
      href="/"
      className={classNames(
        'inline-flex min-h-11 items-center gap-2.75 font-display font-semibold text-heading leading-none tracking-[-0.03em]',
        onDark ? 'text-[2rem]' : 'text-[1.625rem] max-xs:gap-2 max-xs:text-[1.5rem]',
      )}
    >
      <Picture
        picture={{ ...settings.logo, alt: '' }}
        width={44}
        height={44}
        sizes="44px"
        priority={!onDark}
        className={onDark ? 'size-13 rounded-md bg-paper p-1.5' : 'size-9'}
      />
      {settings.productName}
    </a>
  )
}
