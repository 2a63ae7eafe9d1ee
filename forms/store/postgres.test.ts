import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { hasOutbox, openOutbox } from '../outbox/open.ts'
import { describePostgres, postgres, submission } from '../outbox/outbox.fixture.ts'

/** An outbox in a database of its own, owned by the ordinary user, with a connection past the outbox. */
async function openDatabase(options = '') {
  const { url } = await postgres()
  const name = `minara_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url.replace('site:', 'admin:') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} OWNER site ${options}`)
  await admin.end()
  const databaseUrl = url.replace(/[^/]+$/, name)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const outbox = openOutbox({ databaseUrl })
  onTestFinished(async () => {
    await outbox.close()
    await client.end()
  })
  return { client, outbox, name, databaseUrl }
}

describePostgres('PostgreSQL', () => {
  it('may have the schema already, so that the site need not create one', async () => {
    const { client, outbox, name } = await openDatabase()
    await client.query('CREATE SCHEMA minara')
    await client.query(`REVOKE CREATE ON DATABASE ${name} FROM site`)
    expect(await outbox.add(submission('one'))).not.toBeNull()
  })

  it('is asked for its tables without getting any, which have a schema of their own', async () => {
    const { client, outbox, databaseUrl } = await openDatabase()
    expect(await hasOutbox({ databaseUrl })).toBe(false)
    expect((await client.query(`SELECT to_regnamespace('minara') AS found`)).rows).toEqual([{ found: null }])
    await outbox.checkWritable(1)
    expect(await hasOutbox({ databaseUrl })).toBe(true)
  })

  it('is refused where it could not keep every character, or forget what it has confirmed', async () => {
    const latin = await openDatabase(`ENCODING 'LATIN1' TEMPLATE template0`)
    await expect(latin.outbox.checkWritable(1)).rejects.toThrow('expected UTF8')
    const { client, outbox, name } = await openDatabase()
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
    await expect(outbox.checkWritable(1)).rejects.toThrow('synchronous_commit is off')
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = on`)
    await expect.poll(() => outbox.checkWritable(1)).toBeUndefined()
  })

  it('takes no statement as long as another holds the row that it needs, and says so in time', async () => {
    const { client, outbox } = await openDatabase()
    await outbox.add(submission('one'))
    await client.query('BEGIN')
    await client.query('SELECT * FROM minara.submission FOR UPDATE')
    expect(await outbox.claimDue('trial', Date.now())).toBeNull()
    await expect(outbox.markSpam('one', 'Staff', 1)).rejects.toThrow('PostgreSQL')
    await client.query('ROLLBACK')
    expect(await outbox.markSpam('one', 'Staff', 1)).toBe(true)
  })
})
