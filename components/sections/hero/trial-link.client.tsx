'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'

/** Says at the root element once it is above the window: `data-past`. Until then no other button of the view has its color (hero.css). */
export function TrialLink(link: ComponentProps<typeof ButtonLink>) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new IntersectionObserver(entries => {
      const entry = entries.at(-1)
      if (entry) root.toggleAttribute('data-past', !entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      root.removeAttribute('data-past')
    }
  }, [])
  return <ButtonLink {...link} ref={ref} />
}
