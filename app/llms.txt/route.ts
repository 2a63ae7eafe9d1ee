import { getLlmsNodes } from '@/content/markdown/llms'
import { writeMarkdown } from '@/content/markdown/write'

/** The index of the site for language models, in Markdown. */
export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(writeMarkdown(await getLlmsNodes()), { headers })
}
