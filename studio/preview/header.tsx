import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice'
import { Box, Button, Flex, useMatchMedia } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { DatePicker } from './date-picker'
import { Strip } from './strip'
import { useSession } from './use-session'

const WIDTHS = [
  { width: 'desktop', text: 'Desktop', icon: DesktopIcon },
  { width: 'tablet', text: 'Tablet', icon: TabletDeviceIcon },
  { width: 'phone', text: 'Phone', icon: MobileDeviceIcon },
] as const

/** The bar above the site in Presentation: the stock bar with a date and widths, and a strip that says what shows. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, viewport, setViewport } = props
  const control = useSession(props)
  const { session, showDate, showNow } = control
  const [narrow, setNarrow] = useState<'tablet' | 'phone'>('phone')
  const chosen = viewport === 'desktop' ? 'desktop' : narrow
  // There is room for one width alone.
  const isNarrow = useMatchMedia('(max-width: 749px)')

  useEffect(() => {
    if (iframeRef.current) iframeRef.current.dataset.width = chosen
  })

  function choose(width: typeof chosen) {
    if (width !== 'desktop') setNarrow(width)
    setViewport(width === 'desktop' ? 'desktop' : 'mobile')
  }
  return (
    <Box data-preview-head style={{ width: '100%' }}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: 'min(320px, 100%)' }}>
          {props.renderDefault(props)}
        </Box>
        {session?.shows !== 'published' && (
          <DatePicker date={session?.date ?? null} onShow={showDate} onNow={showNow} />
        )}
        {!isNarrow && (
          <Flex role="group" aria-label="Width" gap={1}>
            {WIDTHS.map(({ width, ...look }) => (
              <Button
                {...look}
                key={width}
                mode="bleed"
                selected={width === chosen}
                aria-pressed={width === chosen}
                onClick={() => choose(width)}
              />
            ))}
          </Flex>
        )}
      </Flex>
      <Strip {...control} />
    </Box>
  )
}
