import { Text } from '@/components/ui/text'
import type { Labels } from '@/content/types'
import { PAGE_IDS } from '@/lib/environment/page-ids'

export function SkipLink({ labels }: { labels: Labels }) {
  return (
    <Text.a
      href={`#${PAGE_IDS.content}`}
      className="button button-quiet sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-30 focus-visible:px-5.5 focus-visible:py-3"
    >
      {labels.skipToContent}
    </Text.a>
  )
}
