import type { State } from '../state.ts'
import { DIALOG_STATES } from './dialogs.ts'
import { DONATIONS } from './donations.ts'
import { FORMS } from './forms.ts'
import { LANDING } from './landing.ts'
import { OWN_PAGES } from './own-pages.ts'
import { READING } from './reading.ts'

/** The one table of looks. What it lacks, no picture holds. */
export const STATES: State[] = [...LANDING, ...DIALOG_STATES, ...FORMS, ...READING, ...OWN_PAGES, ...DONATIONS]
