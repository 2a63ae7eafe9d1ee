import type { PageData } from '@/components/sections/types'
import { PrintButton } from '@/components/ui/print-button.client'
import { siteUrl } from '@/lib/environment/public-env'
import type { PagePath } from '@/lib/pages'

const TRIAL_PAGE: PagePath = '/request-trial'

type Fees = PageData['fees']

/** What a treasurer asks, as ruled rows. Its button prints the page, which print-landing.css makes one sheet of paper. */
export function BoardAnswers({ fees: { answers, board } }: { fees: Fees }) {
  if (answers.length === 0) return null
  return (
    <div className="border-rule py-[clamp(24px,3vw,40px)] not-first:border-t">
      <div className="board-head mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 dir="auto" className="text-subtitle">
          {board.title}
        </h3>
        <PrintButton>{board.print}</PrintButton>
      </div>
      <dl className="border-heading border-b-2">
        {answers.map(({ _key, title, figure, text }) => (
          <div key={_key} className="board-answer">
            <dt dir="auto">{title}</dt>
            {figure && <dd dir="auto">{figure}</dd>}
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The foot of the printed sheet. The code is loaded when the page is printed. */
export function BoardFoot({ page: { fees, settings } }: { page: Pick<PageData, 'fees' | 'settings'> }) {
  return (
    <div className="board-foot hidden print:flex">
      {/* biome-ignore lint/performance/noImgElement: drawn by the site, which says its size */}
      <img src="/request-trial.svg" alt="" loading="lazy" />
      <p>
        <b dir="auto">{fees.board.trial}</b>
        {[siteUrl.replace(/^https?:\/\//, '') + TRIAL_PAGE, settings.email, settings.phone].map(line => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </p>
    </div>
  )
}
