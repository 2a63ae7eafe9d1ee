import type { ReactNode } from 'react'
import '@/components/sections/page-part.css'
import '@/components/sections/pages.gen.css'

/** Loads the style sheets of the sections that only pages have. */
export default function OwnPagesLayout({ children }: { children: ReactNode }) {
  return children
}
