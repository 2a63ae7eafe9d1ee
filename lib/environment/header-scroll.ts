const COMPACT_AFTER_PX = 80
const LEAVES_AFTER_PX = 8
const RETURNS_AFTER_PX = 24

/** An inline script, so that it works before hydration. chrome.css heeds `data-scrolled` and `data-away` on small screens. */
export const WATCH_SCROLLING = `{let l=0,r=0;addEventListener('scroll',()=>{let y=Math.max(0,scrollY),d=y-l,h=document.documentElement,c=y>${COMPACT_AFTER_PX};if(!d)return;l=y;r=r*d>0?r+d:d;h.toggleAttribute('data-scrolled',c);if(!c||r<-${RETURNS_AFTER_PX})h.removeAttribute('data-away');else if(r>${LEAVES_AFTER_PX})h.setAttribute('data-away','')},{passive:true});addEventListener('beforeprint',()=>document.querySelector('.header-row')?.setAttribute('data-address',location.host+location.pathname))}`
