import type { DefaultWords } from '../../lib/words/default-words.ts'

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
