import { setTimeout as delay } from 'node:timers/promises'
import { SetupError } from './settings.ts'

const FILL_TIME_MS = 2_500

const MASJID = { masjid: 'Masjid An-Noor', location: 'Dayton, Ohio', bestcontact: 'Text' }
const REQUESTS: Record<string, string>[] = [
  {
    form: 'demo',
    name: 'Bilal Ahmed',
    email: 'bilal@example.com',
    phone: '306 555 0118',
    lookingForDonationPlatform: 'Yes',
  },
  { form: 'shortTrial', name: 'Yusuf Demir', email: 'yusuf.demir@example.net', phone: '3095550121', nickname: 'x' },
  {
    form: 'registration',
    I01name: 'Samira Haddad',
    I02email: 'samira@example.ca',
    I03phone: '(306) 555-0167',
    II01masjidname: 'Islamic Society of Regina',
    II03masjidcity: 'Regina',
    II04masjidstate: 'SK',
    IV01termsandconditions: 'true',
  },
  { form: 'trial', name: 'Khadija Osman', email: 'khadija.osman@example.org', phone: '(937) 555-0142', ...MASJID },
]

/** Waits between token and submission, because faster ones are marked. */
export async function sendSampleRequests(address: string): Promise<void> {
  const tokens = await Promise.all(REQUESTS.map(async () => (await fetch(`${address}/api/forms/token`)).json()))
  await delay(FILL_TIME_MS)
  for (const [index, { form, ...fields }] of REQUESTS.entries()) {
    const answer = await fetch(`${address}/api/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, startToken: tokens[index].token }),
    })
    if (!answer.ok) throw new SetupError(`The site did not take a sample request: ${await answer.text()}`)
  }
}
