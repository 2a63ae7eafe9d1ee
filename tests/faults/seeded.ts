/**
 * `npm run faults -- seeded [number …]`: puts one fault after the other into the code, runs the test that has to notice it, and takes it out
 * again. Exits 1 if one goes unnoticed. The long proof has to be red for each of them, and the short one for at least 36.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { programOf } from '../../scripts/programs.ts'
import { IN_PROOF } from '../../scripts/short-proof.ts'

/** `from` is replaced in its file, where it occurs once. `project` is one of Vitest, or `e2e`. */
type Fault = { file: string; project: string; test: string; breaks: string; from: string; to: string }

const ENTRY = /^(\S+) by (\S+) (\S+): (.+)\n- (.+)\n\+ (.+)$/

/** A file, the test that notices the fault, what breaks for whom, and the change. */
export const FAULTS = readFaults(String.raw`
app/readyz/route.ts by unit-content app/readyz/route.test.ts: The balancer sends visitors to a site that cannot keep a form.
- const isReady = outbox !== 'broken'
+ const isReady = outbox.length > 0

app/api/draft-mode/date/route.ts by unit-content app/api/draft-mode/date/route.test.ts: Staff cannot bring the preview back to today.
- jar.delete(PREVIEW_DATE_COOKIE)
+ jar.get(PREVIEW_DATE_COOKIE)

app/studio/layout.tsx by unit-content app/studio/layout.test.tsx: A translator ends the Studio while staff type.
- translate="no"
+ translate="yes"

app/feed.xml/route.ts by http tests/http/blog/site-map.test.ts: Readers of the feed miss posts of a busy week.
- const POSTS = 20
+ const POSTS = 2

app/markdown/[[...path]]/route.ts by http tests/http/routes/markdown.test.ts: Search engines list each page twice.
- 'x-robots-tag': 'noindex',
+ 'x-robots-tag': 'all',

app/api/posts/route.ts by http tests/http/blog/lists.test.ts: A post that was corrected stays wrong on the landing page for a day.
- const FRESH_SECONDS = 10
+ const FRESH_SECONDS = 86_400

app/api/requests/staff-route.ts by e2e tests/e2e/studio/requests.spec.ts: Somebody who may only look at content reads what visitors sent.
- const ROLES = ['administrator', 'editor']
+ const ROLES = ['administrator', 'editor', 'viewer']

components/chrome/toast-schedule.ts by unit components/chrome/toast-schedule.test.ts: A toast covers the headline before anybody has read it.
- const FIRST_MS = 10_000
+ const FIRST_MS = 1_000

components/forms/form-progress.ts by unit components/forms/form-progress.test.ts: Who corrects a refused form wrongly is not told so.
- wasTried: outcome !== 'accepted' }
+ wasTried: false }

components/forms/typed-fields.ts by unit-dom components/forms/typed-fields.dom.test.ts: An older draft replaces what the visitor has just typed.
- if (value && (isUntouched || !typed[field.name])) write(field, value)
+ if (value) write(field, value)

components/rich-text/rich-text.tsx by unit-dom components/rich-text/rich-text.dom.test.tsx: A heading with a link of staff's does not open it.
- {id && !hasLink ?
+ {id ?

components/dialogs/mini-trial-form.client.tsx by components tests/components/forms/in-dialogs.test.tsx: On a slow line the drawer looks as if nothing had happened.
- {isSending ? MESSAGES.sending : submit}
+ {submit}

components/forms/use-form.ts by components tests/components/forms/start-token.test.tsx: Every form of a visitor looks as if a program had sent it.
- mine.token ||= await takeStartToken()
+ mine.token ||= ''

components/sections/impact/fee-calculator.client.tsx by components tests/components/sections/calculator.test.tsx: A screen reader says a result for every digit.
- }, SPOKEN_AFTER_MS)
+ }, 0)

lib/environment/visit.ts by e2e tests/e2e/forms/registration.spec.ts: What a visitor has typed is gone after a reload.
- return sessionStorage.getItem(key)
+ return localStorage.getItem(key)

components/chrome/dismiss-banner.client.tsx by e2e tests/e2e/landing/navigation.spec.ts: The banner that was dismissed is back on the next page.
- rememberForVisit(BANNER_DISMISSED_KEY)
+ void rememberForVisit

content/addresses.ts by unit-content content/routes/redirects.test.ts: A short address that staff changed leads where it led before.
- tags: tagsOf('addresses'),
+ tags: tagsOf('siteSettings'),

content/fetch.ts by unit-content content/fetch.test.ts: A question that failed once fails for every visitor until the content changes.
- .finally(() => inFlight.delete(question))
+ .finally(() => inFlight.has(question))

content/documents/page.ts by unit-content content/documents/page.test.ts: A page has two covers and two main headings.
- if (OPENINGS.includes(_type)) return place === 0
+ if (OPENINGS.includes(_type)) return place >= 0

content/figures/figures.ts by unit-content content/figures/figures.test.ts: The site says that $0 were given while the stats host is away.
- return lastGood ?? initial
+ return initial

forms/copies/copy-text.ts by unit forms/copies/copy-text.test.ts: A stranger has our mail server send a link of theirs to anybody.
- .replace(/\.(?=\S)/g, '[.]')
+ .replace(/\.(?=\s)/g, '[.]')

forms/export.ts by unit forms/export.test.ts: A spreadsheet runs a formula that a visitor typed.
- return isPhone(text) ? NO_BREAK_SPACE + text :
+ return isPhone(text) || text !== '' ? text :

forms/rate-limit.ts by unit forms/rate-limit.test.ts: One home connection has a limit of its own for each of its addresses.
- .slice(0, 4)
+ .slice(0, 8)

forms/store/statements.ts by unit forms/drafts/saved-drafts.test.ts: Saving on the phone silently undoes what was saved on the computer.
- WHERE token_hash = $1 AND version = $6 AND
+ WHERE token_hash = $1 AND version >= $6 AND

forms/accept.ts by unit forms/accept.test.ts: A form that was refused and is sent again unchanged counts as received.
- delivery.errors : kept.refusal
+ delivery.errors : []

forms/examine.ts by unit forms/accept-copies.test.ts: Who did not ask for a copy of the registration gets one.
- copy === 'true' || copy === true,
+ copy !== null,

server/build-files.ts by unit server/site-response.test.ts: A browser that knows only gzip gets a page it cannot read.
- .encodings(['br']).includes('br')
+ .encodings(['br']).length >= 0

server/gate/headers.ts by unit server/gate/gate.test.ts: A stranger chooses which stored page everybody gets.
- if (INTERNAL.test(name) && !(
+ if (!INTERNAL.test(name) && !(

server/stop.ts by unit server/stop.test.ts: Visitors are cut off at every deployment, before the balancer has looked elsewhere.
- if (drainMs > 0) await waitFor(drainMs)
+ if (drainMs < 0) await waitFor(drainMs)

proxy.ts by http tests/http/routes/pages.test.ts: Search engines list posts that do not exist.
- rewrite(MISSING_PAGE, { status: 404,
+ rewrite(MISSING_PAGE, { status: 200,

proxy.ts by http tests/http/routes/redirects.test.ts: A campaign cannot be told from others at the old address of a post.
- target.search = url.search
+ target.search = ''

studio/readiness/use-checked.tsx by unit-dom studio/document-actions.dom.test.ts: Publish takes a text whose last letters are not saved yet.
- colleague || isSyncing || (
+ colleague || (

studio/redirects/import/plan.ts by unit studio/redirects/import/plan.test.ts: An import leads visitors to a website that nobody has confirmed.
- if (host && !hosts.includes(host))
+ if (host && hosts.includes(host))

studio/requests/detail/note-keeper.ts by unit studio/requests/detail/note-keeper.test.ts: What staff type while a note is being saved is lost.
- if (isTyped) return store(id)
+ if (isTyped) return set(id, null)

studio/paste/html.ts by unit-dom studio/paste/paste.dom.test.ts: Pasted text has links to bookmarks of the document it comes from.
- return secure.startsWith('#') ? null : safeHref(secure)
+ return safeHref(secure)

packages/lake/src/http/guard.ts by unit packages/lake/src/http/guard.test.ts: Any website changes content on the machine of who visits it.
- site !== 'same-origin' && site !== 'none'
+ site === 'same-origin' && site !== 'none'

packages/lake/src/images/serve.ts by unit packages/lake/src/images/serve.test.ts: A film stops where a browser asks for its end.
- { start: size - length, end: size - 1 }
+ { start: size - length, end: size }

packages/lake/src/webhooks/rule.ts by unit packages/lake/src/host/serve.test.ts: Every letter of a draft makes the site render its pages again.
- if (change.id.startsWith(DRAFT) && !hook.includeDrafts)
+ if (change.id === '' && !hook.includeDrafts)

packages/lake/src/releases/timer.ts by unit packages/lake/src/releases/timer.test.ts: A release is published at once instead of at its time.
- if (dueAt(release) <= Date.now())
+ if (dueAt(release) >= Date.now())

packages/lake/src/patch/steps.ts by unit packages/lake/src/patch/steps.test.ts: Removing two items of a list in the Studio removes a third one instead.
- : places.toReversed().map(
+ : places.map(
`)

function readFaults(text: string): Fault[] {
  return text
    .trim()
    .split('\n\n')
    .map(block => {
      const [all, file = '', project = '', test = '', breaks = '', from = '', to = ''] = ENTRY.exec(block) ?? []
      if (!all) throw new Error(`This is no fault: ${block}`)
      return { file, project, test, breaks, from, to }
    })
}

let undo = () => {}

if (import.meta.main) {
  process.on('exit', () => undo())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const chosen = process.argv.slice(2).map(Number)
  for (const [index, fault] of FAULTS.entries()) {
    if (chosen.length > 0 && !chosen.includes(index + 1)) continue
    const isNoticed = await notice(fault)
    if (!isNoticed) process.exitCode = 1
    console.log(`${isNoticed ? '✓' : '✗'} ${index + 1} ${fault.file}: ${fault.breaks}`)
    console.log(`    ${isNoticed ? 'red' : 'green'}: ${fault.test}`)
  }
}

/** Whether the test is red, or could not run. */
async function notice({ file, project, test, from, to }: Fault): Promise<boolean> {
  const args =
    project === 'e2e'
      ? [programOf('playwright'), 'test', '--retries=1', test]
      : [programOf('vitest'), 'run', '--bail=1', '--project', project, ...IN_PROOF, test]
  const whole = readFileSync(file, 'utf8')
  undo = () => writeFileSync(file, whole)
  writeFileSync(file, whole.split(from).join(to))
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  undo = () => {
    child.kill()
    writeFileSync(file, whole)
  }
  const [code] = await once(child, 'exit')
  undo()
  return code !== 0
}
