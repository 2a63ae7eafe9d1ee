import { createHash } from 'node:crypto'
import type { HttpResponse } from '../http/types.ts'
import type { User } from '../project/users.ts'
import { describeRole } from '../roles.ts'

const STYLE = `
body{font:1rem/1.5 system-ui,sans-serif;color:#13141b;background:#f6f6f8;margin:0;padding:10vh 1rem}
main{max-width:24rem;margin:auto;padding:2rem;background:#fff;border:1px solid #ccd;border-radius:.5rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
ul{list-style:none;margin:1.5rem 0 0;padding:0}
a{display:block;padding:.75rem 1rem;margin:.5rem 0;border:1px solid #778;border-radius:.25rem;color:inherit;text-decoration:none}
a:hover{background:#eef}
a:focus-visible{outline:3px solid #2276fc;outline-offset:2px}
b,span{display:block}
span{color:#515868}
@media (prefers-color-scheme:dark){body{color:#e6e8ec;background:#0d0e12}main{background:#13141b;border-color:#383d51}a:hover{background:#1e2030}span{color:#b6bcc9}}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page on which one chooses who to be. `hrefOf` gives the address that signs a person in. */
export function loginPage(projectName: string, people: User[], hrefOf: (user: User) => string): HttpResponse {
  const choices = people.map(
    user =>
      `<li><a href="${escapeHtml(hrefOf(user))}"><b>${escapeHtml(user.name)}</b><span>${describeRole(user.role).title}</span></a></li>`,
  )
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in: ${escapeHtml(projectName)}</title>
<style>${STYLE}</style>
<main>
<h1>Who are you?</h1>
<p>Choose under which name you work on “${escapeHtml(projectName)}”.</p>
<ul>${choices.join('')}</ul>
</main>
</html>
`,
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
