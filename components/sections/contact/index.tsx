import type { SectionProps } from '@/components/sections/types'
import { ButtonLink } from '@/components/ui/button'
import { Icon, type UiIconName } from '@/components/ui/icon'
import type { Contact as ContactContent } from '@/content/types'
import type { IconName } from '@/lib/icons'

export function Contact({ section, page }: SectionProps<ContactContent>) {
  const { email, phone, phoneHref } = page.settings
  return (
    <section
      id="contact"
      className="panel on-saffron mt-section mb-[clamp(16px,1.7vw,24px)] bg-[length:auto_190px] bg-[position:0_100%] bg-[url(/patterns/contact-mosaic.svg)] bg-no-repeat pt-[clamp(64px,7.5vw,112px)] pb-47.5 [--inset:clamp(16px,1.7vw,24px)] sm:bg-[length:auto_300px] sm:pb-75 lg:pb-[clamp(64px,7.5vw,112px)]"
    >
      <div className="panel-wrap columns-12 gap-y-10">
        <div className="lg:col-span-5 lg:min-h-85">
          <h2 className="text-display">{section.title}</h2>
          <p className="mt-4.5 max-w-[24em] text-ink-900 text-lead">{section.lead}</p>
          <ButtonLink href={`mailto:${email}`} variant="ink" className="mt-7">
            <Icon name="chats-circle" />
            {section.helpLabel}
          </ButtonLink>
        </div>
        <ul className="border-heading border-t-2 lg:col-start-7 lg:col-end-13">
          <ContactRow
            href={section.trialHref}
            icon="paper-plane-tilt"
            title={section.trialTitle}
            note={section.trialNote}
          />
          <ContactRow href={`mailto:${email}`} icon="envelope-simple" title={email} note={section.emailNote} />
          <ContactRow href={phoneHref} icon="phone" title={phone} note={section.phoneNote} />
        </ul>
      </div>
    </section>
  )
}

type ContactRowProps = { href: string; icon: IconName | UiIconName; title: string; note: string }

function ContactRow({ href, icon, title, note }: ContactRowProps) {
  return (
    <li className="border-rule-strong border-b">
      <a
        href={href}
        className="group grid grid-cols-[46px_1fr_22px] items-center gap-3.5 py-5 text-heading sm:grid-cols-[52px_1fr_32px] sm:gap-4.5"
      >
        <span className="grid size-11.5 place-items-center rounded-[14px] bg-ink-900 text-[23px] text-saffron-300 sm:size-13 sm:rounded-[16px]">
          <Icon name={icon} />
        </span>
        <span>
          <b className="block font-display font-semibold text-[1.0625rem] leading-[1.25] tracking-[-0.02em] decoration-2 underline-offset-[0.18em] wrap-anywhere group-hover:underline sm:text-[clamp(1.1875rem,1.05rem+0.6vw,1.5rem)]">
            <Breakable text={title} />
          </b>{' '}
          <span className="text-muted text-ui">{note}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  )
}

/** An e-mail address that is too long for its line breaks after the @. */
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
