import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice'
import { Button, Flex } from '@sanity/ui'

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
    <Flex role="group" aria-label="Width" gap={1}>
      {WIDTHS.map(each => (
        <Button
          key={each}
          mode="bleed"
          icon={CHOICES[each].Icon}
          text={CHOICES[each].title}
          selected={each === width}
          aria-pressed={each === width}
          onClick={() => onChoose(each)}
        />
      ))}
    </Flex>
  )
}
