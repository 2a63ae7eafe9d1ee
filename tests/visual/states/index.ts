import { PAGE_PATHS } from '../../../lib/pages.ts'
import type { State } from '../state.ts'
import { DIALOG_STATES } from './dialogs.ts'
import { DONATIONS } from './donations.ts'
import { FORMS } from './forms.ts'
import { LANDING } from './landing.ts'
import { OWN_PAGES, READING } from './reading.ts'

/** Written by hand. What they lack, no picture holds. */
export const NAMED: State[] = [...LANDING, ...DIALOG_STATES, ...FORMS, ...READING, ...OWN_PAGES, ...DONATIONS]

/** The one table of looks. A page of which no state is written is looked at as it opens. */
export const STATES: State[] = [...NAMED, ...PAGE_PATHS.filter(path => !isNamed(path)).map(opened)]

function isNamed(path: string): boolean {
  return NAMED.some(({ path: own, host = 'site' }) => host === 'site' && own.split('?')[0] === path)
}

function opened(path: string): State {
  return { name: path.slice(1).replaceAll('/', '-'), path }
}
