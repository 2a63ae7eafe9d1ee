/** Remembers a dismissal for the visit, that is until the tab is closed. */
export const BANNER_DISMISSED_KEY = 'banner-dismissed'

/** A script for the head: hides a dismissed banner before the first paint. */
export const HIDE_DISMISSED_BANNER = `try{if(sessionStorage.getItem('${BANNER_DISMISSED_KEY}'))document.documentElement.dataset.bannerDismissed=''}catch{}`
