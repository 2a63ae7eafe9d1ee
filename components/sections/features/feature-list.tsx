import { PlusMinus } from '@/components/ui/accordion'
import { CarouselJump } from '@/components/ui/carousel/carousel.client'
import { CarouselDetails } from '@/components/ui/carousel/details.client'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Feature } from '@/content/types'

/*
 * The HTML contains both lists, and CSS shows one of them. CSS could force a closed <details> open on wide screens, but screen
 * readers would still announce it as collapsed.
 */

/** From 720 px up: every description is visible, and a click on a feature goes to its slide. */
export function FeatureList({
  features,
  isColumns,
  className,
}: {
  features: Feature[]
  /** Side by side from 960 px up. */
  isColumns: boolean
  className?: string
}) {
  return (
    <ul className={classNames('mt-7 max-md:hidden', isColumns && 'lg:grid lg:grid-cols-5 lg:gap-6', className)}>
      {features.map(({ id, name, description, icon }, slide) => (
        <li key={id} className="border-rule border-t-2">
          <CarouselJump
            slide={slide}
            className={classNames(
              'feature grid w-full grid-cols-[44px_1fr] content-start gap-x-3.5 gap-y-1 py-4 text-left',
              isColumns && 'lg:grid-cols-1 lg:gap-y-1.5 lg:pt-5',
            )}
          >
            <FeatureIcon icon={icon} className={classNames('row-span-2', isColumns && 'lg:row-span-1 lg:mb-2')} />
            <span className="font-[650] text-[1.0625rem] text-heading leading-[1.3]">{name}</span>
            <span className="text-balance text-muted text-ui leading-[1.45]">{description}</span>
          </CarouselJump>
        </li>
      ))}
    </ul>
  )
}

/** Below 720 px: one description open at a time, under a short name. Opening one goes to its slide, but a new slide opens none. */
export function FeatureAccordion({ name, features }: { name: string; features: Feature[] }) {
  return (
    <div className="mt-6 md:hidden">
      {features.map(({ id, mobilename, description, icon }, place) => (
        <CarouselDetails
          key={id}
          slide={place}
          name={name}
          open={place === 0}
          className="feature accordion border-rule border-t-2"
        >
          <summary className="grid min-h-20 grid-cols-[44px_1fr_32px] items-center gap-3.5 py-2 font-[650] text-[1.0625rem] text-heading leading-[1.3]">
            <FeatureIcon icon={icon} />
            {mobilename}
            <PlusMinus />
          </summary>
          <p className="-mt-2.5 pr-11 pb-4.5 pl-14.5 text-muted text-ui leading-[1.45]">{description}</p>
        </CarouselDetails>
      ))}
    </div>
  )
}

function FeatureIcon({ icon, className }: { icon: Feature['icon']; className?: string }) {
  return (
    <span className={classNames('feature-icon', className)}>
      <Icon name={icon} />
      <Icon name={icon} weight="fill" />
    </span>
  )
}
