import { classNames } from '@/components/ui/class-names'

export function SectionHead({ title, lead, className }: { title: string; lead?: string; className?: string }) {
  return (
    <div className={classNames('columns-12 mb-[clamp(36px,4.4vw,64px)] items-end gap-y-4', className)}>
      <h2 className="text-display lg:col-span-5">{title}</h2>
      {lead && <p className="text-lead text-muted lg:col-start-7 lg:col-end-13 lg:pb-[0.35em]">{lead}</p>}
    </div>
  )
}
