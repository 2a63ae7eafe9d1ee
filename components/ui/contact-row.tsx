import { opens } from '@/components/ui/dialog-command'
import { Icon } from '@/components/ui/icon'
import type { IconName, UiIconName } from '@/lib/icons'

type ContactRowProps = {
  icon: IconName | UiIconName
  title: string
  note: string
} /** Without an address, nothing is rendered. */ & ({ href: string | null } | { opens: string })

export function ContactRow({ icon, title, note, ...target }: ContactRowProps) {
  if (!title || ('href' in target && !target.href)) return null
  const content = (
    <>
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
    </>
  )
  return (
    <li className="contact-row">
      {'opens' in target ? (
        <button type="button" {...opens(target.opens)}>
          {content}
        </button>
      ) : (
        <a href={target.href ?? undefined}>{content}</a>
      )}
    </li>
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
