import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType } from 'sanity'
import { longTextField, objectField, textField } from '../fields.ts'

export const blogPage = defineType({
  name: 'blogPage',
  title: 'Blog page',
  type: 'document',
  icon: ComposeIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'At the top of the blog, on the link back to it from every post, and in the news feed.',
      max: 60,
    }),
    longTextField({
      name: 'lead',
      title: 'Text',
      shows: 'Below the title, and in the news feed.',
      max: 300,
    }),
    textField({
      name: 'allLabel',
      title: 'Link to all posts',
      shows: 'Before the categories.',
      max: 40,
    }),
    textField({
      name: 'categoriesLabel',
      title: 'Name of the categories',
      shows: 'Read aloud by screen readers before the links to the categories.',
      max: 60,
    }),
    textField({
      name: 'emptyText',
      title: 'Text without posts',
      shows: 'In place of the list while no post is published.',
      max: 200,
    }),
    textField({
      name: 'readingTime',
      title: 'Reading time',
      shows: 'Beside the date of a post; {minutes} stands for the number of minutes.',
      max: 60,
    }),
    textField({
      name: 'moreTitle',
      title: 'Title of other posts',
      shows: 'Below a post, above three others.',
      max: 60,
    }),
    objectField({
      name: 'seo',
      title: 'Search and sharing',
      shows: 'How search results and shared links present the blog.',
      empty: 'its title and text are used',
      type: 'seo',
    }),
  ],
  preview: { prepare: () => ({ title: 'Blog page' }) },
})
