import { connection } from 'next/server'
import { siteUrl } from '@/lib/environment/public-env'
import type { PagePath } from '@/lib/pages'
import { codeResponse } from '@/pictures/code'

const TRIAL_PAGE: PagePath = '/request-trial'

/** On the sheet that a treasurer prints. */
export async function GET(): Promise<Response> {
  await connection()
  return codeResponse(siteUrl + TRIAL_PAGE, { hasMark: false })
}
