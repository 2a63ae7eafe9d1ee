import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { CloseIcon } from '@sanity/icons/Close'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { IconButton } from '@/studio/ui/buttons'
import { PHONE } from '@/studio/ui/palette'
import { Menu, type MenuItem } from '../ui/menu'
import { usePhone } from '../ui/screen'

type DetailBarProps = {
  /** Index of the open request in the list, from 0; null if it is not in the list. */
  index: number | null
  total: number
  /** Index of the list's current row, where a request that has left the list was. */
  current: number
  menu: MenuItem[]
  onGo: (index: number) => void
  onClose: () => void
}

/** Position of the open request in the list, with buttons to its neighbours. */
export function DetailBar({ index, total, current, menu, onGo, onClose }: DetailBarProps) {
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
      <span>{index === null ? 'Not in this list' : `${formatCount(index + 1)} of ${formatCount(total)}`}</span>
      <IconButton aria-label="Previous request" {...step((index ?? current) - 1)}>
        <ArrowUpIcon aria-hidden />
      </IconButton>
      <IconButton aria-label="Next request" {...step(index === null ? current : index + 1)}>
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
