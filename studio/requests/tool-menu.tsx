import { useEffect, useState } from 'react'
import type { ToolMenuProps } from 'sanity'
import { styled } from 'styled-components'
import { codeOf, FINAL_REFUSALS } from './api/client'
import { usePolling, useRequestsApi } from './api/hooks'
import { lastDays } from './days'

const POLL_MS = 30_000
const NEW_DAYS = 2
/** More digits would push the other tools aside. */
const MOST = 99

/** The Studio's menu of tools, with the number of new requests beside "Requests". The link itself is the Studio's. */
export function ToolMenu(props: ToolMenuProps) {
  const count = useNewRequests()
  const words = count > MOST ? `${MOST}+` : String(count)
  return <Menu $count={count === 0 ? null : words}>{props.renderDefault(props)}</Menu>
}

/** The number of requests since the start of yesterday; 0 for users who may not see them. */
function useNewRequests(): number {
  const api = useRequestsApi()
  const [count, setCount] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const update = () => {
    if (isRefused) return
    api.summary(lastDays(NEW_DAYS, new Date())).then(
      ({ days }) => setCount(days.reduce((total, day) => total + day, 0)),
      error => setRefused(FINAL_REFUSALS.includes(codeOf(error))),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(update, [api])
  usePolling(POLL_MS, update)
  return count
}

const Menu = styled.div<{ $count: string | null }>`
  display: contents;

  a[href$='/requests']::after {
    ${({ $count }) => ($count ? `content: '${$count}'; content: '${$count}' / ', ${$count} new';` : 'content: none;')}
    position: absolute;
    top: 50%;
    right: 8px;
    box-sizing: border-box;
    min-width: 18px;
    height: 18px;
    padding: 0 5px;
    border-radius: 9px;
    background: #f3af37;
    color: #08231f;
    font-size: 12px;
    font-weight: 650;
    line-height: 18px;
    text-align: center;
    translate: 0 -50%;
    pointer-events: none;
  }

  a[href$='/requests'] {
    position: relative;
    ${({ $count }) => $count && `padding-right: ${20 + $count.length * 7}px;`}
  }
`
