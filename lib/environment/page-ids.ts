export const PAGE_IDS = {
  content: 'content',
  menu: 'menu',
  morePosts: 'more-posts',
  authorPosts: 'author-posts',
  lateNote: 'late-note',
} as const
