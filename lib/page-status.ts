/** Tells server.ts the status of the rendered page. server.ts removes it from the response. */
export const STATUS_HEADER = 'x-page-status'

/** In a 503: when the content service may answer again. */
export const RETRY_AFTER_SECONDS = 30
