'use client'

import { ServerMarkup } from '@/components/ui/server-markup.client'
import { FeatureLists, type FeatureListsProps } from './feature-lists'

export function ServerFeatureLists(lists: FeatureListsProps) {
  return (
    <ServerMarkup className="contents">{typeof window === 'undefined' && <FeatureLists {...lists} />}</ServerMarkup>
  )
}
