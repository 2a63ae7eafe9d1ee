/** With a sentence for developers. */
export function refuse({ status, message }: { status: number; message: string }, headers = {}): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
