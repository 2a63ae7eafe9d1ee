import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useSiteClient } from '@/studio/ui/use-site-client'

/** What the content service answers: null until it has, 'failed' if it does not. `ask` must be the same function until something else is asked. */
export function useAnswer<T>(ask: (client: SanityClient) => Promise<T>): T | 'failed' | null {
  const client = useSiteClient()
  const [answer, setAnswer] = useState<{ ask: typeof ask; is: T | 'failed' } | null>(null)
  useEffect(() => {
    let isWanted = true
    const settle = (is: T | 'failed') => isWanted && setAnswer({ ask, is })
    ask(client).then(settle, error => {
      console.error('What is on the site did not load', error)
      settle('failed')
    })
    return () => {
      isWanted = false
    }
  }, [client, ask])
  return answer?.ask === ask ? answer.is : null
}
