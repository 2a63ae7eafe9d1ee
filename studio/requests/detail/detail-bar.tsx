import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { CloseIcon } from '@sanity/icons/Close'
import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import type { ComponentType } from 'react'
import { formatCount } from '@/lib/words/format'
import { usePhone } from '@/studio/ui/use-phone'

export type Action = { label: string; Icon: ComponentType; onChoose: () => void; isDangerous?: boolean }

type DetailBarProps = {
  /** Index of the open request in the list, from 0; null if it is not in the list. */
  index: number | null
  total: number
  /** Index of the list's current row, where a request that has left the list was. */
  current: number
  actions: Action[]
  onGo: (index: number) => void
  onClose: () => void
}

/** Position of the open request in the list, with buttons to its neighbours. */
export function DetailBar({ index, total, current, actions, onGo, onClose }: DetailBarProps) {
  const isPhone = usePhone()
  // Not `disabled`, which would take the focus away at the end of the list.
  const step = (to: number) => ({
    'aria-disabled': to < 0 || to >= total || undefined,
    onClick: () => to >= 0 && to < total && onGo(to),
  })
  const place = index === null ? 'Not in this list' : `${formatCount(index + 1)} of ${formatCount(total)}`
  const more = <Button mode="bleed" icon={EllipsisVerticalIcon} aria-label="More actions" />
  const menu = (
    <Menu>
      {actions.map(({ label, Icon, onChoose, isDangerous }) => (
        <MenuItem key={label} text={label} icon={Icon} tone={isDangerous ? 'critical' : 'default'} onClick={onChoose} />
      ))}
    </Menu>
  )
  return (
    <Card borderBottom paddingX={3} paddingY={2}>
      <Flex align="center" gap={1}>
        <Button
          mode="bleed"
          icon={isPhone ? ArrowLeftIcon : CloseIcon}
          aria-label="Back to the list"
          onClick={onClose}
        />
        <Box flex={1}>
          <Text size={1} muted>
            {place}
          </Text>
        </Box>
        <Button mode="bleed" icon={ArrowUpIcon} aria-label="Previous request" {...step((index ?? current) - 1)} />
        <Button
          mode="bleed"
          icon={ArrowDownIcon}
          aria-label="Next request"
          {...step(index === null ? current : index + 1)}
        />
        <MenuButton id="requests-more" button={more} menu={menu} />
      </Flex>
    </Card>
  )
}
