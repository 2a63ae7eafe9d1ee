import type { Behaviour } from '../../local/form-service/switches.ts'
import { stack } from './stack.ts'

/** How the stack's form service behaves from now on; whoever changes it sets it back to normal. */
export async function switchFormService(behaviour: Behaviour): Promise<void> {
  await fetch(`${stack.lakeUrl}/form-service/behaviour`, { method: 'POST', body: new URLSearchParams({ behaviour }) })
}

/** The fields of the submissions with this e-mail that have arrived at the form service, in the order of its payload. */
export async function readInbox(email: string): Promise<[name: string, value: string][][]> {
  const inbox = await (await fetch(`${stack.lakeUrl}/inbox`)).text()
  const submissions = inbox.split('<article').filter(article => article.includes(`<dd>${email}</dd>`))
  return submissions.map(article =>
    [...article.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
