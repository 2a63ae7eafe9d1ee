import { OwnGiftText } from '@/components/give/own-gift.client'
import type { SectionProps } from '@/components/sections/types'
import { ButtonLink } from '@/components/ui/button'
import { ContactRow } from '@/components/ui/contact-row'
import { opens } from '@/components/ui/dialog-command'
import { Icon } from '@/components/ui/icon'
import { Text } from '@/components/ui/text'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { DIALOGS } from '@/lib/dialogs'

export function Contact({ section, page }: SectionProps<'contact'>) {
  const { email, emailHref, phone, phoneHref } = page.settings
  const { registerText, registerLink, helpLabel } = section
  return (
    <section
      id="contact"
      className="panel contact my-2 py-[clamp(64px,7.5vw,112px)] on-saffron [--link:var(--heading)] reserves-[660px] md:reserves-[340px]"
    >
      <div className="panel-wrap contact-columns grid grid-cols-1 gap-10 md:max-lg:grid-cols-2 md:max-lg:gap-8 lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-[1/6]">
          <Text.h2 className="text-display">{section.title}</Text.h2>
          <Text.p className="mt-4.5 max-w-[24em] text-ink-900 text-lead">
            <OwnGiftText text={page.phone?.words.inTime}>{section.lead}</OwnGiftText>
          </Text.p>
          <ButtonLink
            href={section.trialHref}
            variant="ink"
            className="shadow-[0_10px_24px_-10px_color-mix(in_oklch,var(--color-ink-900)_60%,transparent)] active:shadow-none [&>span]:text-ink-950 [--tag:var(--color-saffron-300)] w-full min-h-[72px] p-[16px_22px] mt-[28px] gap-[clamp(8px,3.6vw,14px)] text-[clamp(1.1875rem,1.1rem_+_0.5vw,1.375rem)] rounded-[20px] max-[22.5rem]:px-[12px] max-[22.5rem]:text-[1.125rem] md:w-auto md:max-[48rem]:gap-[10px] md:max-[48rem]:px-[14px] lg:px-[28px] focus-visible:rounded-[20px]"
          >
            {section.trialTitle}
            {section.trialNote && <span dir="auto">{section.trialNote}</span>}
            <Icon name="arrow-right" />
          </ButtonLink>
          {registerLink && (
            <Text.p className="mt-4.5 text-heading">
              {registerText} <TextLink href={registerLink.href}>{registerLink.label}</TextLink>
            </Text.p>
          )}
        </div>
        <div className="lg:col-[7/13]">
          <ul className="border-heading border-t-2">
            <ContactRow href={emailHref} icon="envelope-simple" title={email} note={section.emailNote} />
            <ContactRow href={phoneHref} icon="phone" title={phone} note={section.phoneNote} />
            <ContactRow opens={DIALOGS.demo} icon="device-mobile" title={section.demoTitle} note={section.demoNote} />
          </ul>
          {helpLabel && (
            <TextButton {...opens(DIALOGS.contact)} className="mt-2 min-h-11">
              {helpLabel}
            </TextButton>
          )}
        </div>
      </div>
    </section>
  )
}
