export const BANNER_DISMISSED_KEY = 'banner-dismissed'

/** An inline script for the head that hides a dismissed banner before the first paint. */
export const HIDE_DISMISSED_BANNER = `try{if(sessionStorage.getItem('${BANNER_DISMISSED_KEY}'))document.documentElement.dataset.bannerDismissed=''}catch{}`
