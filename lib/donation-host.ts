/** Name of the meta element that tells the Studio the URL of the donation host: the browser cannot read the server's environment. */
export const DONATION_HOST_META = 'donation-host'
