/** Stands in for next/headers and next/cache: outside of a request draft mode is off, and nothing is cached. */
export const draftMode = async () => ({ isEnabled: false })
export const cookies = async () => new Map()
export const cacheLife = () => {}
export const cacheTag = () => {}
