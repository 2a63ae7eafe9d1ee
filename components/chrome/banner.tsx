import { DismissBanner } from '@/components/chrome/dismiss-banner.client'
import { Text } from '@/components/ui/text'
import type { Banner, Labels } from '@/content/types'

export function AnnouncementBanner({ banner, labels }: { banner: Banner; labels: Labels }) {
  return (
    <aside id="banner" className="on-ink relative text-sm in-data-banner-dismissed:hidden">
      <div className="wrap flex min-h-12 items-center gap-3.5 py-2.5 pr-15 lg:justify-center lg:py-1">
        <Text.p className="text-balance">
          {banner.text}{' '}
          <BannerLink href={banner.link.href} label={banner.link.label} className="hidden lg:inline-block" />
          <BannerLink href={banner.linkHrefSmall} label={banner.link.label} className="inline-block lg:hidden" />
        </Text.p>
      </div>
      <DismissBanner label={labels.dismissBanner} />
    </aside>
  )
}

function BannerLink({ href, label, className }: { href: string; label: string; className: string }) {
  return (
    <Text.a
      href={href}
      className={`${className} -my-3 ml-1.5 max-w-full py-3 font-[650] text-link underline underline-offset-[0.22em]`}
    >
      {label}
    </Text.a>
  )
}
