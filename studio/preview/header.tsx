import { Box, Flex, useMatchMedia } from '@sanity/ui'
import { Component, type ReactNode, useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { DatePicker } from './date-picker'
import { Strip } from './strip'
import { useSession } from './use-session'
import { type Width, WidthChoice } from './widths'

/** Pages that are already rendered load faster than this. */
const SLOW_MS = 3_000

/**
 * The bar above the site in Presentation: the stock bar with a date and widths, and a strip that says what shows. Presentation calls this
 * API unstable, so the stock bar must work even if ours fails.
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const stock = props.renderDefault(props)
  return (
    <OrStock stock={stock}>
      <SiteHeader {...props} stock={stock} />
    </OrStock>
  )
}

function SiteHeader({ stock, ...props }: PreviewHeaderProps & { stock: ReactNode }) {
  const { iframeRef, viewport, setViewport } = props
  const control = useSession(props)
  const isSlow = useIsSlow(props)
  const [narrow, setNarrow] = useState<Exclude<Width, 'desktop'>>('phone')
  const width = viewport === 'desktop' ? 'desktop' : narrow
  // There is room for one width alone.
  const isNarrow = useMatchMedia('(max-width: 749px)')

  useEffect(() => {
    if (iframeRef.current) iframeRef.current.dataset.width = width
  })

  function choose(next: Width) {
    if (next !== 'desktop') setNarrow(next)
    setViewport(next === 'desktop' ? 'desktop' : 'mobile')
  }

  const { session } = control
  return (
    <Box data-preview-head style={{ width: '100%' }}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: 'min(320px, 100%)' }}>
          {stock}
        </Box>
        {session?.shows !== 'published' && (
          <DatePicker
            date={session?.date ?? null}
            onShow={(local, zone) => void control.showDate(local, zone)}
            onNow={() => void control.showNow()}
          />
        )}
        {!isNarrow && <WidthChoice width={width} onChoose={choose} />}
      </Flex>
      <Strip control={control} isSlow={isSlow} />
    </Box>
  )
}

function useIsSlow({ presentationRef }: PreviewHeaderProps): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const notice = (isLoading: boolean) => {
      if (isLoading) timer ??= setTimeout(() => setSlow(true), SLOW_MS)
      if (isLoading) return
      clearTimeout(timer)
      timer = undefined
      setSlow(false)
    }
    const isLoading = (state: ReturnType<typeof presentationRef.getSnapshot>) =>
      state.matches('loading') || state.matches({ loaded: 'reloading' })
    notice(isLoading(presentationRef.getSnapshot()))
    const subscription = presentationRef.subscribe(state => notice(isLoading(state)))
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [presentationRef])
  return isSlow
}

class OrStock extends Component<{ stock: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn('The bar of the preview could not be shown', error)
  }

  override render() {
    return this.state.hasFailed ? this.props.stock : this.props.children
  }
}
