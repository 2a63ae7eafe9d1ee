import { PlayIcon } from '@sanity/icons/Play'
import type { ConditionalPropertyCallbackContext } from 'sanity'
import { problemOfFilmAddress } from '../../lib/addresses/films.ts'
import { choiceField, field, pictureField, textField } from '../fields.ts'
import { matching } from '../rules/fields.ts'
import { defineObject } from '../types.ts'

const UPLOADED = {
  type: 'file',
  hidden: ({ parent }: ConditionalPropertyCallbackContext) => parent?.source === 'embed',
} as const
const FILMS = { accept: 'video/mp4,video/webm' }

export const video = defineObject('Video', PlayIcon, {
  fields: {
    title: textField('Title', 'On the button that plays the film, for example “Watch the founder”.', {
      empty: 'the button says only that it plays',
    }),
    length: field('Length', 'Beside the title, as minutes and seconds.', {
      empty: 'no length is shown',
      type: 'string',
      placeholder: '0:12',
      validation: rule =>
        rule.custom(matching(/^\d{1,2}(:[0-5]\d){1,2}$/, 'Write minutes and seconds, for example 0:12')),
    }),
    poster: pictureField('Poster', 'In place of the film until it plays.', {
      sharp: { width: 1280, height: 720 },
      empty: 'a plain surface with the button is there',
    }),
    posterTall: pictureField(
      'Poster for phones',
      'In place of the poster on windows below 600 px: upright, four to five. The button covers the lowest fifth.',
      { sharp: { width: 640, height: 800 }, empty: 'phones show the poster' },
    ),
    source: choiceField('Where the film is', 'Decides which of the fields below the site plays.', {
      choices: { file: 'Uploaded here', embed: 'On a video service' },
      initialValue: 'file',
    }),
    file: field('Film', 'An MP4 or WebM file, which this site plays itself. Needed when the film is uploaded here.', {
      ...UPLOADED,
      empty: 'there is no film',
      options: FILMS,
      validation: rule =>
        rule.custom(
          (file, { parent }) => Object(parent).source !== 'file' || Boolean(file?.asset) || 'Upload the film',
        ),
    }),
    fileTall: field(
      'Film for phones',
      'In place of the film on windows below 600 px, with a poster for phones: upright, four to five. Its captions are those of the film.',
      { ...UPLOADED, empty: 'phones play the film', options: FILMS },
    ),
    captions: field('Captions', 'A WebVTT file (.vtt) with what is said and heard, shown over the film.', {
      ...UPLOADED,
      empty: 'people who cannot hear the film miss its words',
      options: { accept: '.vtt,text/vtt' },
    }),
    embedUrl: field(
      'Address of the film',
      'Copy it on YouTube or Vimeo, as the browser or the Share button there gives it; a start time stays. The player opens after a click on the poster; before that nothing is sent to the video service. Needed when the film is on a video service.',
      {
        type: 'string',
        empty: 'there is no film',
        placeholder: 'https://www.youtube.com/watch?v=…',
        hidden: ({ parent }) => parent?.source !== 'embed',
        validation: rule =>
          rule.custom(
            (address, { parent }) => Object(parent).source !== 'embed' || (problemOfFilmAddress(address ?? '') ?? true),
          ),
      },
    ),
  },
  preview: { select: { subtitle: 'length', media: 'poster.asset' } },
})
