const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/
const ISOLATES = '\u2066\u2067\u2068'
const START = '\u2068'
const END = '\u2069'
/** The blocks of Hebrew and Arabic, of the scripts between them, and of their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates a text that turns direction, so that it does not turn the text beside it; any other is returned as it is. */
export function isolateDirections(text: string): string {
  if (!CONTROLS.test(text)) return text
  let open = 0
  let kept = ''
  for (const character of text) {
    if (ISOLATES.includes(character)) open++
    if (character === END) {
      if (open === 0) continue
      open--
    }
    kept += character
  }
  return START + kept + END.repeat(open + 1)
}

/** Isolates a part such as (419) 555-0142, whose order letters from right to left would turn; without any around it returns it as it is. */
export function isolateAmid(part: string, around: string): string {
  return RIGHT_TO_LEFT.test(around) ? START + part + END : part
}
