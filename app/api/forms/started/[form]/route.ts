import { connection } from 'next/server'
import { isFormName } from '@/lib/forms/forms'
import { isAskedByPage, isPerson } from '@/lib/visits/people'
import { siteVisits } from '@/lib/visits/visits'

/**
 * The style sheet asks for this picture when a form gets its first focus (components/forms/forms.css), which counts it as started. The response has no
 * content, and browsers ask once for each page that they open. 404 for an unknown form.
 */
export async function GET({ headers }: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> {
  await connection()
  const { form } = await params
  if (!isFormName(form)) return new Response(null, { status: 404, headers: NO_STORE })
  const header = (name: string) => headers.get(name) ?? ''
  if (isPerson(header) && isAskedByPage(header)) siteVisits()?.count({ kind: 'start', page: '', form })
  return new Response(null, { status: 204, headers: NO_STORE })
}

const NO_STORE = { 'cache-control': 'no-store' }
