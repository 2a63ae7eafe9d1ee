import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import type { SiteSettings } from '@/content/types'

type BrandProps = {
  settings: Pick<SiteSettings, 'productName' | 'logo' | 'logoOnDark'>
  /** For dark backgrounds, where the mark is on a light tile unless staff uploaded one in light colours. */
  onDark?: boolean
}

/** In a header without room for the name, that wraps to a second line, which is clipped, but still labels the link. */
export function Brand({ settings, onDark = false }: BrandProps) {
  const light = onDark ? settings.logoOnDark : null
  const mark = light ?? settings.logo
  return (
    <a href="/" className={classNames('brand', onDark && 'brand-on-dark')}>
      {mark && (
        <Picture
          picture={{ ...mark, alt: '' }}
          width={44}
          height={44}
          priority={!onDark}
          className={onDark && !light ? 'brand-tile' : undefined}
        />
      )}
      {settings.productName}
    </a>
  )
}
