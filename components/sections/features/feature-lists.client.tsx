'use client'

import { PlusMinus } from '@/components/ui/accordion'
import { useCarousel } from '@/components/ui/carousel/carousel.client'
import { Icon } from '@/components/ui/icon'
import type { Feature } from '@/content/types'

type FeatureListsProps = {
  features: Omit<Feature, 'picture' | 'moment'>[]
  list: 'below' | 'beside'
}

/** The HTML has both lists, and CSS shows one: a <details> that CSS forced open on wide screens would still be announced as collapsed. */
export function FeatureLists({ features, list }: FeatureListsProps) {
  const { slide, show } = useCarousel()
  const currentOf = (place: number) => (place === slide ? 'true' : undefined)
  return (
    <>
      <ul className={`feature-list feature-list-${list}`}>
        {features.map(({ id, name, description, icon }, place) => (
          <li key={id}>
            <button type="button" className="feature" aria-current={currentOf(place)} onClick={() => show(place)}>
              <i className="feature-icon">
                <Icon name={icon} />
              </i>
              <b dir="auto">{name}</b>
              <span dir="auto">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="feature-rows">
        {features.map(({ id, mobilename, description, icon }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys click its summary
          <details
            key={id}
            name={list === 'beside' ? 'management-features' : 'donor-features'}
            open={place === 0}
            className="feature accordion"
            aria-current={currentOf(place)}
            // A click comes before it changes. Its toggle event also fires when the page itself opens it.
            onClick={({ currentTarget }) => currentTarget.open || show(place)}
          >
            <summary dir="auto">
              <i className="feature-icon">
                <Icon name={icon} />
              </i>
              {mobilename}
              <PlusMinus />
            </summary>
            <p dir="auto">{description}</p>
          </details>
        ))}
      </div>
    </>
  )
}
