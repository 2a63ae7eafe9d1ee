import type { ReactNode } from 'react'
import '@/app/styles/pages.css'
import '@/app/styles/page-steps.css'

/** Loads the style sheets of the sections that only pages have. */
export default function OwnPagesLayout({ children }: { children: ReactNode }) {
  return children
}
