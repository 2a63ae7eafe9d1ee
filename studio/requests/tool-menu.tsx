import type { ToolMenuProps } from 'sanity'
import { countWords } from '@/studio/home/drafts/drafts'
import { useRequestNumbers } from '@/studio/home/requests/use-request-numbers'
import { useLeadToPage } from '@/studio/preview/lead-to-page'

/** The Studio's menu of tools, with the number of new requests beside "Requests". The links are the Studio's; “Preview” leads to what shows in Content. */
export function ToolMenu(props: ToolMenuProps) {
  const numbers = useRequestNumbers()
  const leadToPage = useLeadToPage()
  const count = numbers.data?.recent ?? 0
  const words = countWords(count)
  const texts = {
    '--requests-new': `'${words}'`,
    '--requests-new-heard': `', ${words} new'`,
  }
  return (
    <nav
      className="requests-menu"
      aria-label="Tools"
      data-new={count > 0 || undefined}
      style={texts}
      onClickCapture={leadToPage}
    >
      {props.renderDefault(props)}
    </nav>
  )
}
