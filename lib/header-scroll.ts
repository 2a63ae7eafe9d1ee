/** From here on the header is compact, in CSS pixels from the top of the page: the header's own height. */
const COMPACT_AFTER_PX = 80
/** How far one scrolls down until the header leaves, and up until it returns. */
const LEAVES_AFTER_PX = 8
const RETURNS_AFTER_PX = 24

/**
 * An inline script for the head, so that it works before hydration. It only says where the page is: `data-scrolled` and `data-away` on
 * the root element, which chrome.css heeds on small screens, and before printing the page's address.
 */
export const WATCH_SCROLLING = `{let l=0,r=0;addEventListener('scroll',()=>{let y=Math.max(0,scrollY),d=y-l,h=document.documentElement,c=y>${COMPACT_AFTER_PX};if(!d)return;l=y;r=r*d>0?r+d:d;h.toggleAttribute('data-scrolled',c);if(!c||r<-${RETURNS_AFTER_PX})h.removeAttribute('data-away');else if(r>${LEAVES_AFTER_PX})h.setAttribute('data-away','')},{passive:true});addEventListener('beforeprint',()=>document.querySelector('.header-row')?.setAttribute('data-address',location.host+location.pathname))}`
