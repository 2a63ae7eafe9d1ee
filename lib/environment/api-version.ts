/** The site's version of Sanity's HTTP API. Later versions change the default result of a query. */
export const API_VERSION = '2025-01-23'

/** The first that knows releases: it lists what they hold, and the session's perspective can name one. */
export const RELEASES_API_VERSION = '2025-02-19'
