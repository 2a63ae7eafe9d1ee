import type { CSSProperties } from 'react'
import type { ToolMenuProps } from 'sanity'
import { useRequestNumbers } from '@/studio/home/requests/use-request-numbers'

/** More digits would push the other tools aside. */
const MOST = 99

/** The Studio's menu of tools, with the number of new requests beside "Requests". The link itself is the Studio's. */
export function ToolMenu(props: ToolMenuProps) {
  const numbers = useRequestNumbers()
  const count = numbers.status === 'ready' && numbers.value.isOpen ? numbers.value.recent : 0
  const words = count > MOST ? `${MOST}+` : String(count)
  const texts: CSSProperties & Record<`--${string}`, string> = {
    '--requests-new': `'${words}'`,
    '--requests-new-heard': `', ${words} new'`,
  }
  return (
    <div className="requests-menu" data-new={count > 0 || undefined} style={texts}>
      {props.renderDefault(props)}
    </div>
  )
}
