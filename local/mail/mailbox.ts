import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Mail = {
  id: number
  /** As sent, with angle brackets; null when the mail has none. */
  messageId: string | null
  receivedAt: string
  from: string
  /** Recipients of the envelope, separated by commas. */
  to: string
  subject: string
  text: string
}

export type Announcement = {
  id: number
  webhookId: string
  receivedAt: string
  text: string
  isSigned: boolean
}

export type Mailbox = {
  /** On disk when it returns. A repeated Message-ID is the same mail again and stores nothing. */
  keepMail: (mail: Omit<Mail, 'id'>) => void
  keepAnnouncement: (announcement: Omit<Announcement, 'id'>) => void
  listMails: (limit: number, before?: number) => Mail[]
  countMails: () => number
  listAnnouncements: (limit: number) => Announcement[]
  countAnnouncements: () => number
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    messageId TEXT UNIQUE,
    receivedAt TEXT NOT NULL,
    sender TEXT NOT NULL,
    recipients TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS announcement (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    webhookId TEXT NOT NULL UNIQUE,
    receivedAt TEXT NOT NULL,
    text TEXT NOT NULL,
    isSigned INTEGER NOT NULL
  ) STRICT;
`

export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'mail.sqlite'))
  database.exec(SCHEMA)
  const insertMail = database.prepare(`
    INSERT INTO mail (messageId, receivedAt, sender, recipients, subject, text) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (messageId) DO NOTHING`)
  const insertAnnouncement = database.prepare(`
    INSERT INTO announcement (webhookId, receivedAt, text, isSigned) VALUES (?, ?, ?, ?)
    ON CONFLICT (webhookId) DO NOTHING`)
  const newestMails = database.prepare('SELECT * FROM mail WHERE id < ? ORDER BY id DESC LIMIT ?')
  const newestAnnouncements = database.prepare('SELECT * FROM announcement ORDER BY id DESC LIMIT ?')
  const mails = database.prepare('SELECT count(*) AS total FROM mail')
  const announcements = database.prepare('SELECT count(*) AS total FROM announcement')
  return {
    keepMail: ({ messageId, receivedAt, from, to, subject, text }) =>
      void insertMail.run(messageId, receivedAt, from, to, subject, text),
    keepAnnouncement: ({ webhookId, receivedAt, text, isSigned }) =>
      void insertAnnouncement.run(webhookId, receivedAt, text, isSigned ? 1 : 0),
    listMails: (limit, before = Number.MAX_SAFE_INTEGER) => newestMails.all(before, limit).map(toMail),
    countMails: () => Number(mails.get()?.total),
    listAnnouncements: limit => newestAnnouncements.all(limit).map(toAnnouncement),
    countAnnouncements: () => Number(announcements.get()?.total),
  }
}

type Row = Record<string, unknown>

function toMail(row: Row): Mail {
  return {
    id: Number(row.id),
    messageId: row.messageId === null ? null : String(row.messageId),
    receivedAt: String(row.receivedAt),
    from: String(row.sender),
    to: String(row.recipients),
    subject: String(row.subject),
    text: String(row.text),
  }
}

function toAnnouncement(row: Row): Announcement {
  return {
    id: Number(row.id),
    webhookId: String(row.webhookId),
    receivedAt: String(row.receivedAt),
    text: String(row.text),
    isSigned: row.isSigned === 1,
  }
}
