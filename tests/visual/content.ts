/** Slugs of what the set-up publishes beside the seed. */
export const FULL_POST = 'every-kind-of-block'
export const EMPTY_CATEGORY = 'volunteers'
