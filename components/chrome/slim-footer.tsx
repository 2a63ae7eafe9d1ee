import { opens } from '@/components/ui/dialog-command'
import { Text } from '@/components/ui/text'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

const LEGAL = ['/terms', '/privacy']

/** One line below a form, with nothing that leads away from it but what it rests on. The page must have the contact dialog. */
export function SlimFooter({ settings }: { settings: SiteSettings }) {
  const { footerGroups, year, productName, contactDialog, labels } = settings
  const links = LEGAL.flatMap(
    path => footerGroups.flatMap(group => group.links).find(({ href }) => href === path) ?? [],
  )
  return (
    <footer className="slim-footer border-rule border-t text-muted text-sm">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-6">
        <Text.span className="mr-auto">
          © {year} {productName}
        </Text.span>
        <nav aria-label={labels.footerNavigation} className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <TextLink key={href} href={href} className={LINK}>
              {label}
            </TextLink>
          ))}
          <TextButton {...opens(DIALOGS.contact)} className={LINK}>
            {contactDialog.title}
          </TextButton>
        </nav>
      </div>
    </footer>
  )
}

const LINK = 'min-h-11 font-[550]'
