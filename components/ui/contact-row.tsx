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
    <li className="contact-row">
      <Row {...target}>
        <span className="contact-icon">
          <Icon name={icon} />
        </span>
        <span dir="auto">
          <b>
            <Breakable text={title} />
          </b>{' '}
          <bdi>{note}</bdi>
        </span>
        <Icon name="arrow-right" />
      </Row>
    </li>
  )
}

function Row({ children, ...target }: { children: ReactNode } & ({ href: string | null } | { opens: string })) {
  if ('href' in target) {
    return <a href={target.href ?? undefined}>{children}</a>
  }
  return (
    <button type="button" {...dialogCommand('show-modal', target.opens)} aria-haspopup="dialog">
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
