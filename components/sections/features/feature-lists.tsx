import { PlusMinus } from '@/components/ui/accordion'
import { Icon } from '@/components/ui/icon'
import type { Feature } from '@/content/types'

type FeatureListsProps = {
  features: Pick<Feature, 'id' | 'name' | 'mobilename' | 'description' | 'icon'>[]
  /** Shared by the rows of a list, of which at most one is open. */
  name: string
  /** Position of the list from 1280 px up. */
  list: 'below' | 'beside'
}

/**
 * The HTML contains both lists, and CSS shows one of them. CSS could force a closed <details> open on wide screens, but screen readers would still announce it as
 * collapsed. From 760 px up every description is visible; below, one description is open at a time, under a short name. The carousel around them marks the current one.
 */
export function FeatureLists({ features, name, list }: FeatureListsProps) {
  return (
    <>
      <ul className={`feature-list feature-list-${list}`}>
        {features.map(({ id, name, description, icon }, slide) => (
          <li key={id}>
            <button
              type="button"
              data-slide={slide}
              className="feature"
              aria-current={slide === 0 ? 'true' : undefined}
            >
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
        {features.map(({ id, mobilename, description, icon }, slide) => (
          <details
            key={id}
            data-slide={slide}
            name={name}
            open={slide === 0}
            className="feature accordion"
            aria-current={slide === 0 ? 'true' : undefined}
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
