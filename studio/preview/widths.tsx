import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice'
import { createGlobalStyle } from 'styled-components'
import { Segments } from './parts'

const WIDTHS = ['desktop', 'tablet', 'phone'] as const
export type Width = (typeof WIDTHS)[number]

const CHOICES = {
  desktop: { title: 'Desktop', Icon: DesktopIcon },
  tablet: { title: 'Tablet', Icon: TabletDeviceIcon },
  phone: { title: 'Phone', Icon: MobileDeviceIcon },
}

/** How wide the site is in the frame. */
export function WidthChoice({ width, onChoose }: { width: Width; onChoose: (width: Width) => void }) {
  return (
    <Segments aria-label="Width">
      {WIDTHS.map(each => {
        const { title, Icon } = CHOICES[each]
        return (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => onChoose(each)}>
            <Icon aria-hidden />
            {title}
          </button>
        )
      })}
    </Segments>
  )
}

/** CSS pixels of usual devices, held upright. Presentation itself sets the size by inline styles, and knows one narrow one. */
export const FrameWidths = createGlobalStyle`
  iframe[data-width='phone'] {
    inline-size: 390px !important;
    block-size: min(844px, 100%) !important;
    max-inline-size: 100%;
  }

  iframe[data-width='tablet'] {
    inline-size: 820px !important;
    block-size: 100% !important;
    max-inline-size: 100%;
  }
`
