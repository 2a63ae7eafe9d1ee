/** Tells server.ts which status the page in the answer has. It does not leave the site. */
export const STATUS_HEADER = 'x-page-status'
