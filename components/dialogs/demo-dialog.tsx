import { DemoForm } from '@/components/dialogs/demo-form.client'
import { LiveDemo } from '@/components/forms/live-demo'
import { ReferenceLine } from '@/components/forms/reference.client'
import { GiveForm } from '@/components/give/form'
import { Phone } from '@/components/give/phone'
import { writePhone } from '@/components/give/phone-texts'
import { Picture } from '@/components/media/picture'
import { closes } from '@/components/ui/dialog-command'
import { Text } from '@/components/ui/text'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { DemoDialog as DemoDialogContent, FeeCopy, LandingPage, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'

type DemoDialogProps = {
  landing: Pick<LandingPage, 'demoDialog' | 'sections'>
  settings: SiteSettings
  demoUrl: string
  fees?: FeeCopy
  sendPlain: SendPlainForm
}

export function DemoDialog({ landing, settings, demoUrl, fees, sendPlain }: DemoDialogProps) {
  const content = landing.demoDialog
  const { title, lead, nameLabel, emailLabel, phoneLabel, question, answers, submitLabel, successTitle } = content
  return (
    <DemoForm
      words={{ title, lead, nameLabel, emailLabel, phoneLabel, question, answers, submitLabel, successTitle }}
      sendPlain={sendPlain}
      closeLabel={settings.labels.close}
      side={<DemoSide landing={landing} fees={fees} />}
      ready={<DemoReady content={content} settings={settings} demoUrl={demoUrl} />}
    />
  )
}

function DemoSide({ landing: { demoDialog: content, sections }, fees }: Pick<DemoDialogProps, 'landing' | 'fees'>) {
  const hero = sections.find(section => section._type === 'hero')
  const phone = hero && !content.asidePicture ? writePhone(hero.phone, fees?.fees ?? []) : null
  return (
    <div className="on-ink relative hidden overflow-hidden px-9 pt-10 min-[860px]:order-first min-[860px]:block">
      <Text.h3 className="text-[1.5rem] leading-[1.2] tracking-[-0.018em]">{content.asideTitle}</Text.h3>
      <Text.p className="mt-2 text-muted">{content.asideText}</Text.p>
      {content.asidePicture && (
        <Picture
          picture={content.asidePicture}
          width={400}
          height={534}
          className="absolute inset-x-0 bottom-0 h-[534px] w-full object-cover"
        />
      )}
      {phone && (
        <div aria-hidden className="mt-8 grid justify-center [--phone:300px]">
          <Phone phone={phone}>
            <GiveForm phone={phone} />
          </Phone>
        </div>
      )}
    </div>
  )
}

type DemoReadyProps = Pick<DemoDialogProps, 'settings' | 'demoUrl'> & { content: DemoDialogContent }

export function DemoReady({ content, settings, demoUrl }: DemoReadyProps) {
  const { successText, openLabel, closeLabel, contactText } = content
  const { logo, email, emailHref, referenceText } = settings
  return (
    <>
      <p dir="auto">{successText}</p>
      <ReferenceLine text={referenceText} />
      <LiveDemo {...content} demoUrl={demoUrl} label={openLabel} logo={logo}>
        <TextButton {...closes(DIALOGS.demo)}>{closeLabel}</TextButton>
      </LiveDemo>
      <Text.p className="text-sm">
        {contactText}{' '}
        <TextLink href={emailHref} className="min-h-11 font-[550]">
          {email}
        </TextLink>
      </Text.p>
    </>
  )
}
