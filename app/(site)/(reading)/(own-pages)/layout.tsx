import type { ReactNode } from 'react'
import '@/app/landing.css'
import '@/components/sections/page-part.css'
import '@/components/sections/pages.gen.css'

/** Loads the style sheets of sections, which only these pages and the landing page have. */
export default function OwnPagesLayout({ children }: { children: ReactNode }) {
  return children
}
