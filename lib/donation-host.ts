/**
 * Name of the meta element by which the Studio's page tells the Studio where donation pages are: the environment of the server
 * is not known to the browser.
 */
export const DONATION_HOST_META = 'donation-host'
