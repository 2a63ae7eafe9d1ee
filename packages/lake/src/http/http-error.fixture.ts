import { HttpError } from './errors.ts'

/** The HttpError with which `work` fails. */
export async function httpErrorOf(work: () => unknown): Promise<HttpError> {
  try {
    await work()
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  throw new Error('Expected an HttpError')
}
