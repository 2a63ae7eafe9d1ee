import { Brand } from '@/components/chrome/brand'
import { MenuLink, MobileMenu } from '@/components/chrome/mobile-menu'
import { ButtonLink } from '@/components/ui/button'
import type { SiteSettings } from '@/content/types'
import { WATCH_SCROLLING } from '@/lib/environment/header-scroll'

/** Lets the header leave and return on small screens. It belongs in the head: in the body it would wait for the style sheet. */
export function WatchScrolling() {
  return <script>{WATCH_SCROLLING}</script>
}

type HeaderProps = { settings: SiteSettings; hasOwnButton?: boolean }

/** Register is quiet on a page that has its own button in the brand's color. */
export function Header({ settings, hasOwnButton = false }: HeaderProps) {
  const { navigation, registerLink, labels } = settings
  return (
    <>
      <header className="header-bar sticky top-0 z-10">
        <div className="wrap header-row 2xl:flex">
          <Brand settings={settings} />
          <nav aria-label={labels.mainNavigation} className="ml-auto hidden 2xl:block">
            <ul className="header-links flex items-center gap-1">
              {navigation.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} dir="auto">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink
            href={registerLink.href}
            variant={hasOwnButton ? 'quiet' : 'primary'}
            size="sm"
            className="ml-auto max-xs:px-[14px] 2xl:ml-8"
          >
            {registerLink.label}
          </ButtonLink>
          <MenuLink label={labels.openMenu} />
        </div>
      </header>
      <MobileMenu settings={settings} />
    </>
  )
}
