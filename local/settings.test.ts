import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('the settings of the local services', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({ port: 3333, revalidateUrl: null })
    expect(readSettings({ LOCAL_PORT: '4000' })).toMatchObject({ smtpPort: 4001 })
    expect(readSettings({}).dataFolder).toMatch(/\.data$/)
  })

  it('allow the site under both names of this machine', () => {
    const { origins } = readSettings({ SITE_URL: 'http://localhost:4000' })
    expect(origins).toEqual(expect.arrayContaining(['http://localhost:4000', 'http://127.0.0.1:4000']))
    expect(origins).not.toContain('http://localhost:3000')
    expect(readSettings({ SITE_URL: 'https://site.test' }).origins).toContain('https://site.test')
  })

  it('name the invalid variable in the error', () => {
    for (const port of ['0', '65536', '1.5', 'http'])
      expect(() => readSettings({ LOCAL_PORT: port })).toThrow('LOCAL_PORT')
    expect(() => readSettings({ LOCAL_SMTP_PORT: 'smtp' })).toThrow('LOCAL_SMTP_PORT')
    expect(() => readSettings({ LOCAL_PORT: '25', LOCAL_SMTP_PORT: '25' })).toThrow('both 25')
    for (const url of ['javascript:alert(1)', 'localhost:3000'])
      expect(() => readSettings({ SITE_URL: url })).toThrow(`SITE_URL is "${url}"`)
  })
})
