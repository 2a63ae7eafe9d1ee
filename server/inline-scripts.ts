/** Inline scripts as Next and React write them. A script with any other attribute is data, a file, or from another source. */
export const INLINE_SCRIPT = /<script( id="_R_")?>(.*?)<\/script>/gs

export const SCRIPT_START = '<script'
export const SCRIPT_END = '</script>'
