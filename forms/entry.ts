import { siteUrl } from '../lib/environment/public-env.ts'
import { logRefusal, RefusedRequest, refusalOfOrigin } from './decode.ts'

type Entry<T> = {
  headers: Headers
  /** What it takes, in the log; without one, a refusal is not logged. */
  form?: string
  refuse: (refusal: RefusedRequest) => T
}

/** The one edge of what pages of this site send: only from them, and what `work` refuses becomes a response. */
export async function enter<T>({ headers, form, refuse }: Entry<T>, work: () => Promise<T>): Promise<T> {
  try {
    const foreign = refusalOfOrigin(headers, siteUrl)
    if (foreign) throw foreign
    return await work()
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    const { status, message: reason } = error
    if (form !== undefined) logRefusal({ form, status, reason, origin: headers.get('origin') })
    return refuse(error)
  }
}
