import type { ReactNode } from 'react'
import { dialogCommand } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import type { IconName, UiIconName } from '@/lib/icons'

type ContactRowProps = {
  icon: IconName | UiIconName
  title: string
  note: string
} /** Without an address, nothing is rendered. */ & (
  | { href: string | null }
  /** The id of a dialog. */
  | { opens: string }
)

export function ContactRow({ icon, title, note, ...target }: ContactRowProps) {
  if (!title || ('href' in target && !target.href)) return null
  return (
    <li className="contact-row @container border-rule-strong border-b">
      <Row {...target}>
        <span className="contact-icon grid size-[46px] place-items-center rounded-[15px] bg-ink-900 text-[23px] text-saffron-300 @min-[26rem]:size-[52px]">
          <Icon name={icon} />
        </span>
        <span dir="auto">
          <b className="block font-display font-semibold text-[1.0625rem] text-heading leading-[1.25] tracking-[-0.02em] decoration-2 underline-offset-[0.18em] @min-[26rem]:text-[clamp(1.1875rem,1.05rem+0.6vw,1.5rem)] group-hover:underline">
            <Breakable text={title} />
          </b>{' '}
          <bdi>{note}</bdi>
        </span>
        <Icon name="arrow-right" className="text-heading" />
      </Row>
    </li>
  )
}

const ROW =
  'group grid w-full grid-cols-[46px_1fr_22px] items-center gap-[14px] py-5 text-start text-muted text-ui @min-[26rem]:grid-cols-[52px_1fr_32px] @min-[26rem]:gap-[18px]'

function Row({ children, ...target }: { children: ReactNode } & ({ href: string | null } | { opens: string })) {
  if ('href' in target) {
    return (
      <a href={target.href ?? undefined} className={ROW}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...dialogCommand('show-modal', target.opens)} aria-haspopup="dialog" className={ROW}>
      {children}
    </button>
  )
}

/** Lets a long e-mail address break after the @ and before its ending. */
function Breakable({ text }: { text: string }) {
  const [, mailbox, host, ending] = /^([^@]*@)?(.*?)(\.\w+)?$/s.exec(text) ?? []
  return (
    <>
      {mailbox}
      <wbr />
      {host}
      <wbr />
      {ending}
    </>
  )
}
