import { Brand } from '@/components/chrome/brand'
import { MenuDialog } from '@/components/chrome/menu-dialog.client'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconLink } from '@/components/ui/icon-button'
import { Text } from '@/components/ui/text'
import type { SiteSettings } from '@/content/types'
import { PAGE_IDS } from '@/lib/environment/page-ids'

export function Header({ settings, hasOwnButton = false }: { settings: SiteSettings; hasOwnButton?: boolean }) {
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
                  <Text.a href={href}>{label}</Text.a>
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

export function MenuLink({ label }: { label: string }) {
  return (
    <a
      href={`#${PAGE_IDS.menu}`}
      aria-haspopup="dialog"
      aria-label={label}
      className="menu-link grid place-items-center w-[48px] mr-[-10px] rounded-[12px] text-[22px] text-heading 2xl:hidden"
    >
      <Icon name="list" />
    </a>
  )
}

/** The navigation below 1120 px. Without JavaScript the link above makes it the `:target`, and any other anchor hides it. */
export function MobileMenu({ settings }: { settings: SiteSettings }) {
  const { navigation, signUpLink, labels } = settings
  return (
    <MenuDialog id={PAGE_IDS.menu} label={labels.mainNavigation}>
      <div className="flex h-20 shrink-0 items-center justify-between px-5">
        <Brand settings={settings} />
        <IconLink href="#" label={labels.closeMenu} className="border-0">
          <Icon name="x" />
        </IconLink>
      </div>
      <nav aria-label={labels.mainNavigation}>
        <ul className="menu-links divide-y divide-rule">
          {navigation.map(({ href, label, icon }) => (
            <li key={href}>
              <a href={href} dir="auto">
                <span>
                  <Icon name={icon} />
                </span>
                {label}
                <Icon name="caret-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid p-5">
        <ButtonLink href={signUpLink.href} size="lg">
          {signUpLink.label}
        </ButtonLink>
      </div>
    </MenuDialog>
  )
}
