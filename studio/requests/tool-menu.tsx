import './tool-menu.css'
import type { CSSProperties } from 'react'
import type { ToolMenuProps } from 'sanity'
import useSWR from 'swr'
import { POLLED, useRequestsApi } from './api/hooks'
import { lastDays } from './days'

const POLL_MS = 30_000
const NEW_DAYS = 2
/** More digits would push the other tools aside. */
const MOST = 99

/** The Studio's menu of tools, with the number of new requests beside "Requests". The link itself is the Studio's. */
export function ToolMenu(props: ToolMenuProps) {
  const count = useNewRequests()
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

/** The number of requests since the start of yesterday; 0 for users who may not see them. */
function useNewRequests(): number {
  const api = useRequestsApi()
  const load = () => api.summary(lastDays(NEW_DAYS, new Date()))
  const { data, error } = useSWR('new requests', load, { ...POLLED, refreshInterval: POLL_MS })
  return error || !data ? 0 : data.days.reduce((total, day) => total + day, 0)
}
