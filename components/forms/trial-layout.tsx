import type { ReactNode } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import type { TrialPoint } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'

type TrialLayoutProps = {
  title: string
  lead: string
  points: TrialPoint[]
  help: { title: string; text: string }
  helpLabel: string
  children: ReactNode
}

/** Title, form (`children`), and the reasons for a trial; from 960 px up the form is next to the rest. */
export function TrialLayout({ title, lead, points, help, helpLabel, children }: TrialLayoutProps) {
  return (
    <div className="wrap columns-12 grid-rows-[auto_1fr] gap-y-8 pt-[clamp(40px,5vw,80px)] pb-[clamp(72px,8vw,128px)] lg:gap-y-9">
      <div className="lg:col-start-1 lg:col-end-6 lg:pr-8">
        <h1 dir="auto" className="text-display">
          {title}
        </h1>
        <p dir="auto" className="mt-4.5 text-lead text-muted">
          {lead}
        </p>
      </div>
      <div className="self-start rounded-xl border border-rule bg-surface lg:col-start-6 lg:col-end-13 lg:row-start-1 lg:row-end-3">
        {children}
      </div>
      <div className="grid content-start gap-9 lg:col-start-1 lg:col-end-6 lg:pr-8">
        {points.length > 0 && <Points points={points} />}
        <Help help={help} label={helpLabel} />
      </div>
    </div>
  )
}

function Points({ points }: { points: TrialPoint[] }) {
  return (
    <ul className="border-heading border-t-2">
      {points.map(({ _key, icon, text }) => (
        <li
          dir="auto"
          key={_key}
          className="flex items-center gap-3.5 border-rule-strong border-b py-3.5 font-[550] text-heading"
        >
          <Icon name={icon} className="text-[19px] text-teal-700" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Help({ help, label }: { help: TrialLayoutProps['help']; label: string }) {
  return (
    <div className="on-sand grid grid-cols-[52px_1fr] items-center gap-4 rounded-xl p-5 min-[480px]:grid-cols-[52px_1fr_auto]">
      <span className="grid size-13 place-items-center rounded-[16px] bg-ink-900 text-[23px] text-saffron-300">
        <Icon name="chats-circle" />
      </span>
      <p dir="auto" className="text-muted text-ui">
        <b dir="auto" className="block font-[650] text-base text-heading leading-[1.3] lg:wrap-break-word lg:max-w-32">
          {help.title}
        </b>{' '}
        {help.text}
      </p>
      <DialogButton opens={DIALOGS.contact} variant="quiet" size="sm" className="max-[479px]:col-span-2">
        {label}
      </DialogButton>
    </div>
  )
}
