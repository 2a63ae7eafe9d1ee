import type { SectionProps } from '@/components/sections/types'
import { ContactRow } from '@/components/ui/contact-row'
import { DialogButton } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import { DIALOGS } from '@/lib/dialogs'

export function Contact({ section, page }: SectionProps<'contact'>) {
  const { email, emailHref, phone, phoneHref } = page.settings
  return (
    <section
      id="contact"
      className="panel backdrop on-saffron mt-section mb-[clamp(16px,1.7vw,24px)] before:bg-[length:auto_190px] before:bg-[position:0_100%] before:bg-[url(/patterns/contact-mosaic.svg)] before:bg-no-repeat pt-[clamp(64px,7.5vw,112px)] pb-47.5 [--inset:clamp(16px,1.7vw,24px)] sm:before:bg-[length:auto_300px] sm:pb-75 lg:pb-[clamp(64px,7.5vw,112px)]"
    >
      <div className="panel-wrap columns-12 gap-y-10">
        <div className="lg:col-span-5 lg:min-h-85">
          <h2 className="text-display">{section.title}</h2>
          <p className="mt-4.5 max-w-[24em] text-ink-900 text-lead">{section.lead}</p>
          <DialogButton opens={DIALOGS.contact} variant="ink" className="mt-7">
            <Icon name="chats-circle" />
            {section.helpLabel}
          </DialogButton>
        </div>
        <ul className="border-heading border-t-2 lg:col-start-7 lg:col-end-13">
          <ContactRow
            href={section.trialHref}
            icon="paper-plane-tilt"
            title={section.trialTitle}
            note={section.trialNote}
          />
          <ContactRow href={emailHref} icon="envelope-simple" title={email} note={section.emailNote} />
          <ContactRow href={phoneHref} icon="phone" title={phone} note={section.phoneNote} />
        </ul>
      </div>
    </section>
  )
}
