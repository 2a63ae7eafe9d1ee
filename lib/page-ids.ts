/** Ids that do not depend on content; those of dialogs are in dialogs.ts. */
export const PAGE_IDS = {
  content: 'content',
  menu: 'menu',
  morePosts: 'more-posts',
  authorPosts: 'author-posts',
  lateNote: 'late-note',
} as const
