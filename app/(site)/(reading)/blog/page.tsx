import type { Metadata } from 'next'
import { BlogListPage, describeBlogList } from './blog-list-page'

export function generateMetadata(): Promise<Metadata> {
  return describeBlogList({})
}

export default function Blog() {
  return <BlogListPage />
}
