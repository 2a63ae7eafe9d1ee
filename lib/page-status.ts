/** Tells server.ts the status of the rendered page. server.ts removes it from the response. */
export const STATUS_HEADER = 'x-page-status'
