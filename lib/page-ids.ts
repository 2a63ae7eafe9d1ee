/** Ids that pages to read have, whatever their text is; those of dialogs are in dialogs.ts. The Studio reads the average fee. */
export const PAGE_IDS = {
  content: 'content',
  menu: 'menu',
  morePosts: 'more-posts',
  averageFee: 'average-fee',
} as const
