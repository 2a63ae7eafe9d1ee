import { connection } from 'next/server'
import { isFormName } from '@/lib/forms/forms'
import { isAskedByPage, isPerson } from '@/lib/visits/people'
import { siteVisits } from '@/lib/visits/visits'

/** components/forms/forms.css asks for it at a form's first focus, and browsers only once per page. No content; 404 for an unknown form. */
export async function GET({ headers }: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> {
  await connection()
  const { form } = await params
  if (!isFormName(form)) return new Response(null, { status: 404, headers: NO_STORE })
  const header = (name: string) => headers.get(name) ?? ''
  if (isPerson(header) && isAskedByPage(header)) siteVisits()?.count({ kind: 'start', page: '', form })
  return new Response(null, { status: 204, headers: NO_STORE })
}

const NO_STORE = { 'cache-control': 'no-store' }
