/** Inline scripts of every page, which run before hydration. */

export const BANNER_DISMISSED_KEY = 'banner-dismissed'

/** In the head: hides a dismissed banner before the first paint. */
export const HIDE_DISMISSED_BANNER = `try{if(sessionStorage.getItem('${BANNER_DISMISSED_KEY}'))document.documentElement.dataset.bannerDismissed=''}catch{}`

const COMPACT_AFTER_PX = 80
const LEAVES_AFTER_PX = 8
const RETURNS_AFTER_PX = 24

/** chrome.css heeds `data-scrolled` and `data-away` on small screens. */
export const WATCH_SCROLLING = `{let l=0,r=0;addEventListener('scroll',()=>{let y=Math.max(0,scrollY),d=y-l,h=document.documentElement,c=y>${COMPACT_AFTER_PX};if(!d)return;l=y;r=r*d>0?r+d:d;h.toggleAttribute('data-scrolled',c);if(!c||r<-${RETURNS_AFTER_PX})h.removeAttribute('data-away');else if(r>${LEAVES_AFTER_PX})h.setAttribute('data-away','')},{passive:true});addEventListener('beforeprint',()=>document.querySelector('.header-row')?.setAttribute('data-address',location.host+location.pathname))}`
