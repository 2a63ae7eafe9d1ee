/** Slugs of what the set-up publishes beside the seed. */
export const FULL_POST = 'every-kind-of-block'
/** The seed has no page with pictures alone. */
export const PICTURES_PAGE = 'pictures-of-a-visit'
export const EMPTY_CATEGORY = 'volunteers'

/** Posts without a picture, so many that the lists of their author and of their category have a second page. */
export const OLD_POSTS = Array.from({ length: 9 }, (_, place) => `older-note-${place + 1}`)
export const OLD_AUTHOR = 'maryam-raza'
export const OLD_CATEGORY = 'ramadan'
