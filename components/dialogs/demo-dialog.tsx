import { DemoForm } from '@/components/dialogs/demo-form.client'
import { DemoReady } from '@/components/dialogs/demo-ready'
import { GiveForm } from '@/components/give/form'
import { Phone } from '@/components/give/phone'
import { writePhone } from '@/components/give/phone-texts'
import { Picture } from '@/components/media/picture'
import { DialogCloser } from '@/components/ui/dialog'
import type { FeeCopy, LandingPage, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import type { SendPlainForm } from '@/lib/forms/answer'

/** In CSS pixels: the side panel below its words. */
const PICTURE = { width: 400, height: 534, sizes: '400px' }

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
      closeButton={<DialogCloser dialogId={DIALOGS.demo} label={settings.labels.close} />}
      side={<DemoSide landing={landing} fees={fees?.fees ?? []} />}
      ready={<DemoReady content={content} settings={settings} demoUrl={demoUrl} />}
    />
  )
}

type DemoSideProps = Pick<DemoDialogProps, 'landing'> & { fees: FeeCopy['fees'] }

/** The picture of staff, or the phone of the hero. */
function DemoSide({ landing: { demoDialog: content, sections }, fees }: DemoSideProps) {
  const hero = sections.find(section => section._type === 'hero')
  const phone = hero && !content.asidePicture ? writePhone(hero.phone, fees) : null
  return (
    <div className="on-ink relative hidden overflow-hidden px-9 pt-10 min-[860px]:order-first min-[860px]:block">
      <h3 dir="auto" className="text-[1.5rem] leading-[1.2] tracking-[-0.018em]">
        {content.asideTitle}
      </h3>
      <p dir="auto" className="mt-2 text-muted">
        {content.asideText}
      </p>
      {content.asidePicture && (
        <Picture
          picture={content.asidePicture}
          {...PICTURE}
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
