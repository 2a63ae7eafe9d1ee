/** What a picture shows takes some words; "Logo" or "Photo" says less than nothing. */
const MIN_USEFUL_LENGTH = 10

const FILE_ENDING = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i
/** As cameras, phones and screen captures name their files: IMG_2041, DSC 0031, screenshot-2026-01-12. */
const CAMERA_NAME = /^(dsc|img|image|photo|pxl|screen ?shot|scan)[\s_-]*\d[\d\s._-]*$/i
/** Words joined as in the name of a file: roof_final_2. */
const JOINED_WORDS = /^[^\s]*_[^\s]*$/
const ANNOUNCEMENT = /^(?:an? |the )?(image|picture|photo|photograph|graphic) (?:of|showing)\b/i

/**
 * What is wrong with a picture's alternative text, as a sentence for staff; null when nothing is. `captions` are the texts that
 * stand beside the picture. A text that is missing is no matter of this.
 */
export function problemOfAltText(alt: string, captions: unknown[] = []): string | null {
  const text = alt.trim()
  if (text === '') return null
  if (FILE_ENDING.test(text) || CAMERA_NAME.test(text) || JOINED_WORDS.test(text)) {
    return 'This looks like the name of a file; say what the picture shows instead'
  }
  const [, word] = ANNOUNCEMENT.exec(text) ?? []
  if (word) {
    return `Leave out “${word.toLowerCase()} of”: screen readers already say that it is a picture. Start with what it shows`
  }
  if (captions.some(caption => isSameText(text, caption))) {
    return 'The caption says the same, so screen readers would read it twice; say what the picture shows'
  }
  if (text.length < MIN_USEFUL_LENGTH) {
    return `Say a little more: with fewer than ${MIN_USEFUL_LENGTH} characters nobody can imagine the picture`
  }
  return null
}

function isSameText(text: string, other: unknown): boolean {
  return typeof other === 'string' && plain(text) === plain(other)
}

/** Without what nobody hears: capital letters, full stops, double spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
