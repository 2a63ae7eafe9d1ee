import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice'
import { Box, Button, Flex, useMatchMedia } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { DatePicker } from './date-picker'
import { Strip } from './strip'
import { usePreviewState, useSession } from './use-session'

const WIDTHS = {
  desktop: { text: 'Desktop', icon: DesktopIcon },
  tablet: { text: 'Tablet', icon: TabletDeviceIcon },
  phone: { text: 'Phone', icon: MobileDeviceIcon },
}
const EACH_WIDTH = ['desktop', 'tablet', 'phone'] as const

/** Pages that are already rendered load faster than this. */
const SLOW_MS = 3_000

/** The bar above the site in Presentation: the stock bar with a date and widths, and a strip that says what shows. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, viewport, setViewport } = props
  const control = useSession(props)
  const isSlow = useIsSlow(props)
  const [narrow, setNarrow] = useState<'tablet' | 'phone'>('phone')
  const width = viewport === 'desktop' ? 'desktop' : narrow
  // There is room for one width alone.
  const isNarrow = useMatchMedia('(max-width: 749px)')

  useEffect(() => {
    if (iframeRef.current) iframeRef.current.dataset.width = width
  })

  function choose(next: keyof typeof WIDTHS) {
    if (next !== 'desktop') setNarrow(next)
    setViewport(next === 'desktop' ? 'desktop' : 'mobile')
  }

  const { session } = control
  return (
    <Box data-preview-head style={{ width: '100%' }}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: 'min(320px, 100%)' }}>
          {props.renderDefault(props)}
        </Box>
        {session?.shows !== 'published' && (
          <DatePicker
            date={session?.date ?? null}
            onShow={(local, zone) => void control.showDate(local, zone)}
            onNow={() => void control.showNow()}
          />
        )}
        {!isNarrow && (
          <Flex role="group" aria-label="Width" gap={1}>
            {EACH_WIDTH.map(each => (
              <Button
                key={each}
                mode="bleed"
                {...WIDTHS[each]}
                selected={each === width}
                aria-pressed={each === width}
                onClick={() => choose(each)}
              />
            ))}
          </Flex>
        )}
      </Flex>
      <Strip control={control} isSlow={isSlow} />
    </Box>
  )
}

function useIsSlow({ presentationRef }: PreviewHeaderProps): boolean {
  const [isSlow, setSlow] = useState(false)
  const isLoading = usePreviewState(
    presentationRef,
    state => state.matches('loading') || state.matches({ loaded: 'reloading' }),
  )
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isSlow
}
