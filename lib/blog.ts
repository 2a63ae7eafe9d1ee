/** Posts on a page of the blog, and on the landing page, which shows the first of them. */
export const POSTS_PER_PAGE = 3
