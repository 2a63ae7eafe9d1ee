/** Ids that pages to read have, whatever their text is; those of dialogs are in dialogs.ts. */
export const PAGE_IDS = { content: 'content', menu: 'menu', morePosts: 'more-posts' } as const
