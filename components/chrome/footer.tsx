import { Brand } from '@/components/chrome/brand'
import { Icon } from '@/components/ui/icon'
import { Text } from '@/components/ui/text'
import { withoutMark } from '@/content/marks'
import type { SiteSettings } from '@/content/types'

/** The band is left out where a wall ends the page. */
export function Footer({ settings, hasBand = true }: { settings: SiteSettings; hasBand?: boolean }) {
  const { footerGroups, footerText, footerNote, year, productName, labels } = settings
  return (
    <footer className="on-ink bg-ink-950 reserves-[810px] lg:reserves-[410px]">
      {hasBand && (
        <div
          aria-hidden
          className="h-18 bg-[url(/patterns/footer-band.svg)] bg-[length:auto_100%] bg-center bg-repeat-x"
        />
      )}
      <div className="wrap">
        <div className="grid gap-x-6 gap-y-10 pt-[clamp(56px,6vw,88px)] pb-12 lg:grid-cols-[4fr_8fr]">
          <div className="max-w-[22em]">
            <Brand settings={settings} onDark />
            <Text.p className="mt-3.5 text-muted">{footerText}</Text.p>
          </div>
          <nav
            aria-label={labels.footerNavigation}
            className="footer-links grid grid-cols-[repeat(auto-fill,minmax(max(7rem,50%-12px),1fr))] gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
          >
            {footerGroups.map(group => (
              <div key={group._key}>
                <Text.h2 className="mb-2 font-[650] font-sans text-ui">{group.title}</Text.h2>
                <ul>
                  {group.links.map(link => (
                    <li key={link.href}>
                      <a href={link.href} dir="auto">
                        {/^https?:/.test(link.href) ? <OutwardLabel label={link.label} /> : link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-rule border-t pt-6 pb-8 text-muted text-sm">
          <span dir="auto">
            © {year} {productName}
          </span>
          <span dir="auto">{footerNote}</span>
        </div>
      </div>
    </footer>
  )
}

/** In characters; a longer word breaks, because a narrow column cannot hold it. */
const MAX_WHOLE_WORD = 20

/** The arrow stays on the line of the last word. In the preview the label is whole, so that all of it can be clicked. */
function OutwardLabel({ label }: { label: string }) {
  const lastWord = withoutMark(label) === label ? label.lastIndexOf(' ') + 1 : 0
  return (
    <>
      {label.slice(0, lastWord)}
      <span className={label.length - lastWord > MAX_WHOLE_WORD ? undefined : 'whitespace-nowrap'}>
        {label.slice(lastWord)}
        <Icon name="arrow-square-out" className="ml-2 inline size-4 opacity-80" />
      </span>
    </>
  )
}
