import { type DefaultWords, LONG, sentence } from '../../lib/words/default-words.ts'

export const POST_LABELS = {
  contents: { title: 'Name of the list of contents', text: 'Contents' },
  copyLink: { title: 'Button that copies the address', text: 'Copy link' },
  linkCopied: { title: 'After copying', text: 'Link copied' },
  share: { title: 'Button that shares the post', text: 'Share' },
} satisfies DefaultWords<string>

export const AUTHOR_LABELS = {
  writtenBy: { title: 'Above the author’s name', text: 'Written by' },
  authors: { title: 'Authors', text: 'Authors' },
  allPosts: { title: 'Link to the author’s page; {name} stands for the first name', text: 'All posts by {name}' },
  postsBy: { title: 'Title of the author’s posts; {name} stands for the first name', text: 'Posts by {name}' },
  onePost: { title: 'One post', text: '1 post' },
  posts: { title: 'Several posts; {count} stands for their number', text: '{count} posts' },
  since: { title: 'Date of the first post; {month} stands for month and year', text: 'Since {month}' },
} satisfies DefaultWords<string>

/** By the group of the Studio's form. */
export const BLOG_WORDS = {
  blog: {
    lead: sentence('Text', 'Below the title, and in the news feed.', {
      text: 'Notes for the people who count, plan and give thanks at a masjid.',
      ...LONG,
    }),
    allLabel: sentence('Link to all posts', 'Before the categories.', { text: 'All posts', max: 40 }),
    categoriesLabel: sentence(
      'Name of the categories',
      'Read aloud by screen readers before the links to the categories.',
      { text: 'Categories', max: 60 },
    ),
    emptyText: sentence('Text without posts', 'In place of the list while no post is published.', {
      text: 'The first post is being written. Please come back soon.',
      max: 200,
    }),
    emptyCategoryTitle: sentence(
      'Title of a category without posts',
      'On its page, above the newest posts of the blog; {category} stands for its name.',
      { text: 'No posts about {category} yet', empty: 'the text without posts is used', max: 80 },
    ),
    emptyCategoryText: sentence('Text of a category without posts', 'Below that title.', {
      text: 'The first tile is still to come. Meanwhile, these are the newest.',
      empty: 'the title stands alone',
      max: 200,
      isLong: true,
    }),
  },
  post: {
    readingTime: sentence('Reading time', 'Beside the date of a post; {minutes} stands for the number of minutes.', {
      text: '{minutes} min read',
      max: 60,
    }),
    moreTitle: sentence('Title of other posts', 'Below a post, above three others.', { text: 'More posts', max: 60 }),
    endTitle: sentence(
      'Title of the invitation',
      'In the dark box at the end of every post; a short one keeps to two lines beside the mosaic.',
      { text: 'Ready before the first night', empty: 'posts end without the box', max: 60 },
    ),
    endText: sentence('Text of the invitation', 'In that box, below its title.', {
      text: 'Free tools to collect, manage and grow donations. No upfront or annual fees.',
      empty: 'the title stands alone',
      max: 160,
      isLong: true,
    }),
    endTag: sentence('Tag of the button', 'On that button, after its label.', {
      text: 'Free',
      empty: 'the button has no tag',
      max: 12,
    }),
    endDemoLabel: sentence('Button to the demo', 'Beside that button; it opens the demo of the donation page.', {
      text: 'Try a Demo',
      empty: 'there is one button only',
      max: 30,
    }),
  },
} satisfies Record<string, DefaultWords<string>>

export const BLOG_PAGE_WORDS = {
  ...{ ...BLOG_WORDS.blog, ...BLOG_WORDS.post },
  postLabels: POST_LABELS,
  authorLabels: AUTHOR_LABELS,
}
