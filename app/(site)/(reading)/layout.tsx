import type { ReactNode } from 'react'
import '@/app/styles/rich-text.css'

/** Pages to read: only they need the look of long texts. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return children
}
