import { PlayIcon } from '@sanity/icons/Play'
import { defineField } from 'sanity'
import { problemOfFilmAddress } from '../../lib/addresses/films.ts'
import { choiceField, field, pictureField, textField } from '../fields.ts'
import { previewOf } from '../preview.ts'
import { matching } from '../rules/fields.ts'
import { defineObject } from '../types.ts'

const LENGTH = /^\d{1,2}(:[0-5]\d){1,2}$/

export const video = defineObject({
  name: 'video',
  title: 'Video',
  icon: PlayIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'On the button that plays the film, for example “Watch the founder”.',
      empty: 'the button says only that it plays',
    }),
    field({
      name: 'length',
      title: 'Length',
      shows: 'Beside the title, as minutes and seconds.',
      empty: 'no length is shown',
      type: 'string',
      placeholder: '0:12',
      validation: rule => rule.custom(matching(LENGTH, 'Write minutes and seconds, for example 0:12')),
    }),
    pictureField({
      name: 'poster',
      sharp: { width: 1280, height: 720 },
      title: 'Poster',
      shows: 'In place of the film until it plays.',
      empty: 'a plain surface with the button is there',
    }),
    pictureField({
      name: 'posterTall',
      sharp: { width: 640, height: 800 },
      title: 'Poster for phones',
      shows:
        'In place of the poster on windows below 600 px: upright, four to five. The button covers the lowest fifth.',
      empty: 'phones show the poster',
    }),
    choiceField({
      name: 'source',
      title: 'Where the film is',
      shows: 'Decides which of the fields below the site plays.',
      choices: { file: 'Uploaded here', embed: 'On a video service' },
      initialValue: 'file',
    }),
    defineField({
      name: 'file',
      title: 'Film',
      type: 'file',
      description: 'An MP4 or WebM file, which this site plays itself. Needed when the film is uploaded here.',
      options: { accept: 'video/mp4,video/webm' },
      hidden: ({ parent }) => parent?.source === 'embed',
      validation: rule =>
        rule.custom(
          (file, { parent }) => Object(parent).source !== 'file' || Boolean(file?.asset) || 'Upload the film',
        ),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      description:
        'A WebVTT file (.vtt) with what is said and heard, shown over the film. When empty: people who cannot hear the film miss its words.',
      options: { accept: '.vtt,text/vtt' },
      hidden: ({ parent }) => parent?.source === 'embed',
    }),
    defineField({
      name: 'embedUrl',
      title: 'Address of the film',
      type: 'string',
      description:
        'Copy it on YouTube or Vimeo, as the browser or the Share button there gives it; a start time stays. The player opens after a click on the poster; before that nothing is sent to the video service. Needed when the film is on a video service.',
      placeholder: 'https://www.youtube.com/watch?v=…',
      hidden: ({ parent }) => parent?.source !== 'embed',
      validation: rule =>
        rule.custom(
          (address, { parent }) => Object(parent).source !== 'embed' || (problemOfFilmAddress(address ?? '') ?? true),
        ),
    }),
  ],
  preview: previewOf({ without: 'Video without a title', subtitle: 'length', media: 'poster.asset' }),
})
