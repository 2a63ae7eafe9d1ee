/** Elements as Next and React write them: with any other attribute a script is data, a file, or not theirs. */
export const INLINE_SCRIPT = /<script( id="_R_")?>(.*?)<\/script>/gs

export const SCRIPT_START = '<script'
export const SCRIPT_END = '</script>'
