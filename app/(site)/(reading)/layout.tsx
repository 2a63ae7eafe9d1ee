import type { ReactNode } from 'react'
import '@/app/sections.css'
import '@/app/styles/rich-text.css'
import '@/app/styles/blog.css'
import '@/app/styles/post.css'
import '@/app/styles/post-contents.css'
import '@/app/styles/post-end.css'
import '@/app/styles/legal.css'

/** Loads the style sheets for long texts and the blog, which only these pages need. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return children
}
