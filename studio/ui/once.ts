import type { SWRConfiguration } from 'swr'

/** For what a part of the Studio loads when it opens: not again while it stays open, and not after an error. */
export const ONCE: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}
