import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { CloseIcon } from '@sanity/icons/Close'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { Menu, type MenuItem } from './menu'
import { IconButton } from './ui/buttons'
import { PHONE } from './ui/palette'
import { usePhone } from './use-phone'

type DetailBarProps = {
  /** Of the open request in the list, from 0; null when it is not there. */
  place: number | null
  total: number
  /** The list's current row: where a request that has left the list stood. */
  current: number
  menu: MenuItem[]
  onGo: (place: number) => void
  onClose: () => void
}

/** Where the open request stands in the list, and the ways to others. */
export function DetailBar({ place, total, current, menu, onGo, onClose }: DetailBarProps) {
  const isPhone = usePhone()
  const step = (to: number) => ({
    'aria-disabled': to < 0 || to >= total || undefined,
    onClick: () => to >= 0 && to < total && onGo(to),
  })
  return (
    <Bar>
      <IconButton aria-label="Back to the list" onClick={onClose}>
        {isPhone ? <ArrowLeftIcon aria-hidden /> : <CloseIcon aria-hidden />}
      </IconButton>
      <span>{place === null ? 'Not in this list' : `${formatCount(place + 1)} of ${formatCount(total)}`}</span>
      <IconButton aria-label="Previous request" {...step((place ?? current) - 1)}>
        <ArrowUpIcon aria-hidden />
      </IconButton>
      <IconButton aria-label="Next request" {...step(place === null ? current : place + 1)}>
        <ArrowDownIcon aria-hidden />
      </IconButton>
      <Menu items={menu} />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  box-sizing: border-box;
  height: 49px;
  padding: 0 12px 0 20px;
  border-bottom: 1px solid var(--rule);
  color: var(--muted);

  > span:nth-child(2) {
    flex: 1;
  }

  ${PHONE} {
    height: 52px;
    padding: 0 4px;
  }
`
