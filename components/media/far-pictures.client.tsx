'use client'

import { useEffect } from 'react'

/** Distance from the viewport. The browser's own lazy loading would load what is four screens of a phone away. */
const NEAR = '50%'

/** Elements with `data-far` keep their pictures until they are near the viewport; layout.css holds them back. */
export function FarPictures() {
  useEffect(() => {
    const near = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) target.removeAttribute('data-far')
      },
      // Named, or the margin has no effect in a frame, where staff preview the page.
      { root: document, rootMargin: NEAR },
    )
    for (const element of document.querySelectorAll<HTMLElement>('[data-far]')) {
      element.dataset.far = 'held'
      near.observe(element)
    }
    return () => near.disconnect()
  }, [])
  return null
}
