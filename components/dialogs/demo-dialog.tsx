import { DemoReady } from '@/components/dialogs/demo-ready'
import { Picture } from '@/components/media/picture'
import { Dialog } from '@/components/ui/dialog'
import type { DemoDialog as DemoDialogContent, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

/** CSS pixels: wider than the side, whose edges cut it. */
const PICTURE_WIDTH = 672

type DemoDialogProps = {
  content: DemoDialogContent
  settings: SiteSettings
  /** Address of the live demo. */
  demoUrl: string
}

export function DemoDialog({ content, settings, demoUrl }: DemoDialogProps) {
  return (
    <Dialog id={DIALOGS.demo} size="xl" closeLabel={settings.labels.close}>
      <div className="grid min-[860px]:grid-cols-[5fr_7fr]">
        <div className="px-[clamp(20px,4vw,44px)] py-[clamp(28px,4vw,44px)]">
          <DemoReady content={content} settings={settings} demoUrl={demoUrl} />
        </div>
        <DemoSide content={content} />
      </div>
    </Dialog>
  )
}

function DemoSide({ content }: { content: DemoDialogContent }) {
  return (
    <div className="on-ink relative hidden overflow-hidden px-9 pt-10 min-[860px]:order-first min-[860px]:block">
      <h3 className="text-[1.5rem] leading-[1.2] tracking-[-0.018em]">{content.asideTitle}</h3>
      <p className="mt-2 text-muted">{content.asideText}</p>
      <Picture
        picture={content.asidePicture}
        width={PICTURE_WIDTH}
        sizes={`${PICTURE_WIDTH}px`}
        className="absolute top-39.5 -left-[38%] w-[168%] max-w-none"
      />
    </div>
  )
}
