/** Sent by a page when it is shown, if the server had sent it ahead of the click. */
export const SHOWN_HEADER = 'x-page-shown'
