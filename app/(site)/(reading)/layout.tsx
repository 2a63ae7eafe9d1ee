import type { ReactNode } from 'react'
import '@/app/styles/rich-text.css'

/** Loads the style sheet for long texts, which only these pages need. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return children
}
