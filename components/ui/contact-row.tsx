import { Icon } from '@/components/ui/icon'
import type { IconName, UiIconName } from '@/lib/icons'

type ContactRowProps = { href: string | null; icon: IconName | UiIconName; title: string; note: string }

/** Nothing without an address to open. */
export function ContactRow({ href, icon, title, note }: ContactRowProps) {
  if (!href || !title) return null
  return (
    <li className="@container border-rule-strong border-b">
      <a
        href={href}
        className="group grid grid-cols-[46px_1fr_22px] items-center gap-3.5 py-5 text-heading @min-[26rem]:grid-cols-[52px_1fr_32px] @min-[26rem]:gap-4.5"
      >
        <span className="grid size-11.5 place-items-center rounded-[14px] bg-ink-900 text-[23px] text-saffron-300 @min-[26rem]:size-13 @min-[26rem]:rounded-[16px]">
          <Icon name={icon} />
        </span>
        <span>
          <b className="block font-display font-semibold text-[1.0625rem] leading-[1.25] tracking-[-0.02em] decoration-2 underline-offset-[0.18em] wrap-anywhere group-hover:underline @min-[26rem]:text-[clamp(1.1875rem,1.05rem+0.6vw,1.5rem)]">
            <Breakable text={title} />
          </b>{' '}
          <span className="text-muted text-ui">{note}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  )
}

/** Lets a long e-mail address break after the @. */
function Breakable({ text }: { text: string }) {
  const host = text.indexOf('@') + 1
  return (
    <>
      {text.slice(0, host)}
      <wbr />
      {text.slice(host)}
    </>
  )
}
