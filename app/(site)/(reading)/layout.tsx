import type { ReactNode } from 'react'
import '@/components/rich-text/rich-text.css'
import '@/components/posts/blog.css'
import '@/components/posts/opening.css'
import '@/components/posts/post.css'
import '@/components/posts/post-contents.css'
import '@/components/posts/post-end.css'
import '@/components/posts/legal.css'

/** Loads the style sheets for long texts and the blog, which only these pages need. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return children
}
