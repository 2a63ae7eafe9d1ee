const MIN_USEFUL_LENGTH = 10

const FILE_ENDING = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i
/** File names that cameras, phones and screenshots give: IMG_2041, DSC 0031, screenshot-2026-01-12. */
const CAMERA_NAME = /^(dsc|img|image|photo|pxl|screen ?shot|scan)[\s_-]*\d[\d\s._-]*$/i
const JOINED_WORDS = /^[^\s]*_[^\s]*$/
const ANNOUNCEMENT = /^(?:an? |the )?(image|picture|photo|photograph|graphic) (?:of|showing)\b/i

/** Returns a sentence for staff, or null. `captions` are the texts next to the picture. Empty text passes. */
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
  if (captions.some(caption => typeof caption === 'string' && plain(caption) === plain(text))) {
    return 'The caption says the same, so screen readers would read it twice; say what the picture shows'
  }
  if (text.length < MIN_USEFUL_LENGTH) {
    return `Say a little more: with fewer than ${MIN_USEFUL_LENGTH} characters nobody can imagine the picture`
  }
  return null
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
