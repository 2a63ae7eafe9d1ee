import type { RequestFilter } from './requests.ts'

export const ALL_REQUESTS: RequestFilter = { state: null, form: null, since: null, search: '', isMarked: false }
