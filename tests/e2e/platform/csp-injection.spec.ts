import { expect, test } from '@playwright/test'
import { delayCode } from '../../support/forms.ts'
import { watchViolations } from '../../support/page.ts'

const INJECTIONS = {
  'a script': '<script>window.injected = true</script>',
  'a script that looks like a page’s data':
    '<script>self.__next_f.push([1,"1b:60\\n"]);window.injected = true</script>',
  'an attribute': '<img src="/nothing.png" alt="" onerror="window.injected = true">',
  'a link that is followed': '<a id="injected" href="javascript:void(window.injected = true)">Here</a>',
  'a frame with a script': '<iframe srcdoc="<script>parent.injected = true</script>"></iframe>',
  'a script of another site': '<script src="https://evil.example/injected.js"></script>',
  'a script that is data': '<script src="data:text/javascript,window.injected=true"></script>',
}

for (const [what, markup] of Object.entries(INJECTIONS)) {
  test(`${what} that got into a page does not run`, async ({ page, context }) => {
    const refused = await watchViolations(context)
    await page.route('https://evil.example/**', route =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.injected = true' }),
    )
    await page.route('/', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<main', `${markup}<main`)
      await route.fulfill({ response, body })
    })
    // Hydration removes what does not belong to the page.
    const bringCode = await delayCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    // By the keyboard, because the hero's wall reaches over the place before it.
    if (markup.startsWith('<a ')) await page.locator('#injected').press('Enter')
    await expect.poll(() => refused, 'refused by the policy').toContainEqual(expect.stringContaining('script-src'))
    bringCode()
    // Proves that the page is hydrated in spite of the injection.
    await expect(page.getByRole('button', { name: 'Play: Watch the founder' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined()
  })
}
