type Mode = 'compare' | 'approve' | 'show'

const MODES: readonly Mode[] = ['compare', 'approve', 'show']

/** What becomes of a captured picture: it is compared, becomes the approved one, or goes to SCREENS_FOLDER. */
export const MODE: Mode = MODES.find(mode => mode === process.env.VISUAL_MODE) ?? 'compare'

export const SCREENS_FOLDER = 'test-results/screens'

/** Pictures that differ from those of another Chromium are reported, and fail no test. */
export const IS_LENIENT = process.env.VISUAL_OTHER_BROWSER === 'report'
