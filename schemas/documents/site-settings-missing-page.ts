import { defineField } from 'sanity'
import { explain, longTextField, textField } from '../fields.ts'

/** The words of the 404 page. */
export const missingPageField = defineField({
  ...explain({
    name: 'notFound',
    title: 'Missing pages',
    shows: 'The page that visitors see when a post, for example, does not exist.',
    group: 'words',
  }),
  type: 'object',
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the page.', max: 60 }),
    longTextField({ name: 'text', title: 'Text', shows: 'Below the title.', max: 300 }),
    textField({ name: 'blogLabel', title: 'First way', shows: 'Leads to the blog.', max: 40 }),
    wayNote('blogNote', 'Note on the first way', 'blog'),
    textField({ name: 'homeLabel', title: 'Second way', shows: 'Leads to the landing page.', max: 40 }),
    wayNote('homeNote', 'Note on the second way', 'landing page'),
    textField({
      name: 'demoLabel',
      title: 'Third way',
      shows: 'Leads to the live demo.',
      empty: 'the page has no way to the demo',
      max: 40,
    }),
    wayNote('demoNote', 'Note on the third way', 'demo'),
    wayNote('helpNote', 'Note on the last way', 'contacts'),
  ],
  validation: rule => rule.required(),
})

function wayNote(name: string, title: string, place: string) {
  return textField({ name, title, shows: `Below the link to the ${place}.`, empty: 'the link has no note', max: 60 })
}
