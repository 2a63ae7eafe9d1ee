import { Text } from '@/components/ui/text'
import { classNames } from './class-names'

/** Title and lead, side by side from 720 px up; in a panel, from 960 px up and with less space below. */
export function SectionHead({ title, lead, isInPanel }: { title: string; lead?: string; isInPanel?: boolean }) {
  return (
    <div
      className={classNames(
        'section-head grid grid-cols-1 items-end gap-x-7 gap-y-4 lg:grid-cols-12 lg:gap-x-6',
        isInPanel
          ? 'mb-[clamp(28px,3.4vw,48px)]'
          : 'mb-[clamp(36px,4.4vw,64px)] md:max-lg:grid-cols-2 md:max-lg:items-baseline',
      )}
    >
      <Text.h2 className="text-display lg:col-[1/6]">{title}</Text.h2>
      <Text.p className="text-lead text-muted lg:col-[7/13] lg:pb-[0.3em]">{lead}</Text.p>
    </div>
  )
}
